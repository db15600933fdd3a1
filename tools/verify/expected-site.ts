import { readFileSync } from 'node:fs'
import path from 'node:path'

import { errorPage, formsOf, isInternal } from '../hosting/internal-files.ts'
import { readPublished } from '../hosting/published.ts'
import { sha256Of } from '../shared/hash.ts'

/** An address below the site's path, and what has to come from there; `size` is in bytes. */
export type ExpectedFile = {
  urls: string[]
  file: string
  status: number
  sha256: string
  size: number
  policy?: string
}

/** Everything that a site has to answer, as a build has published it. */
export type ExpectedSite = {
  files: ExpectedFile[]
  /** What comes from an address where there is nothing. */
  notFoundPage: ExpectedFile
}

/** An address that no site has. */
const nowhere = '/jp/card/no-such-page/'

/** The addresses of a file: those of a page, or its name. */
function urlsOf(file: string): string[] {
  const forms = formsOf(file)
  return forms.length > 0 ? forms : [`/${file}`]
}

/**
 * Reads a published folder as what a live site has to answer.
 * @throws PlainError if there is no such folder
 */
export async function readExpectedSite(folder: string): Promise<ExpectedSite> {
  const { files, policies } = await readPublished(folder)
  const expect = (file: string): ExpectedFile => {
    const bytes = readFileSync(path.join(folder, file))
    const policy = policies[file]
    const content = { sha256: sha256Of(bytes), size: bytes.length }
    return { urls: urlsOf(file), file, status: 200, ...content, ...(policy !== undefined && { policy }) }
  }
  const served = [...files].filter((file) => !isInternal(file) && file !== '.nojekyll').sort()
  return {
    files: served.map(expect),
    notFoundPage: { ...expect(errorPage(404)), urls: [nowhere], status: 404 },
  }
}
