import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { outFolder } from '#site/commands/root.ts'

import { pagePeersFolder } from '../support/ensure-installed.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { comparedPage } from './page-data.ts'

/**
 * The page written by hand, with its pictures under the names that they are published by. The folder it is in.
 * @throws RangeError where a picture is not published
 */
export async function layOutByHand(): Promise<string> {
  const published = await readdir(path.join(outFolder, 'media'))
  const text = await readFile(path.join(pagePeersFolder, 'by-hand.html'), 'utf8')
  const html = text.replace(/\/media\/([\w-]+)\.(\w+)/g, (_, name: string, kind: string) => {
    const file = published.find((candidate) => candidate.startsWith(`${name}.`) && candidate.endsWith(`.${kind}`))
    if (file === undefined) throw new RangeError(`by-hand.html shows ${name}.${kind}, which is not among the published pictures.`)
    return `/media/${file}`
  })
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, comparedPage), { recursive: true })
  await writeFile(path.join(folder, comparedPage, 'index.html'), html)
  return folder
}
