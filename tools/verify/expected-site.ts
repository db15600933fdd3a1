import { readFileSync } from 'node:fs'
import path from 'node:path'

import { sha256Of } from '../shared/hash.ts'
import { errorPage, isInternal, settingsFiles } from '../hosting/internal-files.ts'
import { readPublished } from '../hosting/published.ts'

/** A published file with an address: the address, below the site's path, and what has to come from there, `size` in bytes. */
export type ExpectedFile = {
  address: string
  file: string
  sha256: string
  size: number
  policy?: string
  isPage: boolean
}

/** Everything that a site has to answer, as a build has published it. */
export type ExpectedSite = {
  folder: string
  files: ExpectedFile[]
  /** The page for what is not there. */
  notFound: ExpectedFile
  /** Addresses of files that are for hosts and not for visitors. */
  internal: string[]
}

const pageFile = /(?:^|\/)index\.html$/

/**
 * Reads a published folder as what a live site has to answer.
 * @throws PlainError if there is no such folder
 */
export async function readExpectedSite(folder: string): Promise<ExpectedSite> {
  const { files, policies } = await readPublished(folder)
  const expect = (file: string): ExpectedFile => {
    const bytes = readFileSync(path.join(folder, file))
    return {
      address: `/${file.replace(pageFile, (ending) => ending.replace('index.html', ''))}`,
      file,
      sha256: sha256Of(bytes),
      size: bytes.length,
      ...(policies[file] !== undefined && { policy: policies[file] }),
      isPage: pageFile.test(file),
    }
  }
  const served = [...files].filter((file) => !isInternal(file) && file !== '.nojekyll').sort()
  return {
    folder,
    files: served.map(expect),
    notFound: expect(errorPage(404)),
    internal: settingsFiles.filter((file) => files.has(file)).map((file) => `/${file}`),
  }
}

/** The other two forms of a page's address (D3). */
export function otherForms(address: string): string[] {
  return [address.replace(/\/$/, ''), `${address}index.html`].filter((form) => form !== '')
}
