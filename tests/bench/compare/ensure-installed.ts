import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { runProcess } from '#site/commands/run-process.ts'

/** The folder of the peers, with a package.json of its own: the site never depends on them. */
export const peersFolder = path.resolve(import.meta.dirname, '..', 'peers')

/**
 * Installs the peers unless exactly they are there.
 * @throws Error where they cannot be installed
 */
export async function ensurePeersInstalled(): Promise<void> {
  const stamp = path.join(peersFolder, 'node_modules', '.installed-from')
  const wanted = createHash('sha256')
    .update(await readFile(path.join(peersFolder, 'package-lock.json')))
    .digest('hex')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
  console.log('› Installing the peers to compare with, for the benchmark only (about half a minute) …')
  const isInstalled = await runProcess('npm', ['ci', '--no-audit', '--no-fund', '--prefix', peersFolder])
  if (!isInstalled) throw new Error('The peers could not be installed. Check the network, or run `npm run bench -- content pages dev` without them.')
  await writeFile(stamp, wanted)
}
