import { readFileSync } from 'node:fs'
import path from 'node:path'

import { getErrorPageFile } from '#site/error-pages.ts'

import { isInternal } from '../hosting/unserved-files.ts'
import { listUrlPaths } from '../hosting/url-paths.ts'
import { readPublished } from '../hosting/published.ts'
import { computeSha256 } from '../shared/files/hash.ts'

/** The paths of a file below the site's path, and its expected content; `size` is in bytes. */
export type ExpectedFile = {
  urls: string[]
  file: string
  status: number
  sha256: string
  size: number
  policy: string | undefined
}

/** All responses that are expected from a site, as published by a build. */
export type ExpectedSite = {
  files: ExpectedFile[]
  /** The response for a path that does not exist. */
  notFoundPage: ExpectedFile
}

/** A path that does not exist on any site. */
export const missingPath = '/jp/card/no-such-page/'

/**
 * Reads a published folder as the expected responses of a live site.
 * @throws PlainError if there is no such folder
 */
export async function readExpectedSite(folder: string): Promise<ExpectedSite> {
  const { files, policies } = await readPublished(folder)
  const expect = (file: string): ExpectedFile => {
    const bytes = readFileSync(path.join(folder, file))
    const content = { sha256: computeSha256(bytes), size: bytes.length, policy: policies[file] }
    return { urls: listUrlPaths(file), file, status: 200, ...content }
  }
  const served = [...files].filter((file) => !isInternal(file) && file !== '.nojekyll').sort()
  return { files: served.map(expect), notFoundPage: { ...expect(getErrorPageFile(404)), status: 404 } }
}
