import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { runProcess } from '../../support/run/run-process.ts'

/** The peers of a page, with their own package.json, as `tests/mutations` has one: the site never depends on them. */
export const pagePeersFolder = path.resolve(import.meta.dirname, '..', 'page-peers')

/**
 * Installs the packages of such a folder unless exactly these are installed.
 * @throws Error where that fails
 */
export async function ensureInstalled(folder: string): Promise<void> {
  const stamp = path.join(folder, 'node_modules', '.installed-from')
  const expected = createHash('sha256')
    .update(await readFile(path.join(folder, 'package-lock.json')))
    .digest('hex')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === expected) return
  console.log(`› Installing ${path.basename(folder)}, for this command only (about half a minute) …`)
  const isInstalled = await runProcess('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder])
  if (!isInstalled)
    throw new Error(
      `The packages of ${path.basename(folder)} could not be installed. Check the network; \`npm run bench -- content dev\` needs no peers.`,
    )
  await writeFile(stamp, expected)
}
