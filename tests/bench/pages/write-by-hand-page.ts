import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '../../support/run/temporary-folder.ts'
import { pagePeersFolder } from '../support/ensure-installed.ts'
import { comparedPage } from './frozen-page.ts'

/** Puts the page written by hand at its path, and returns the folder. */
export async function writeByHandPage(): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, comparedPage), { recursive: true })
  await copyFile(path.join(pagePeersFolder, 'by-hand.html'), path.join(folder, comparedPage, 'index.html'))
  return folder
}
