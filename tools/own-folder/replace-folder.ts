import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { readMadeFiles } from './made-files.ts'
import { refuseForeign, type OwnFilesOf } from './refuse-foreign.ts'
import { resolveFolder, swapFolder } from './swap-folder.ts'
import { withWorkspace } from './workspace.ts'

/**
 * Replaces a folder that a command makes: `make` fills a new one beside it, which takes its place at the end, in one
 * step. Whatever fails before leaves the folder as it was.
 * @throws PlainError, before `make` is called, if the folder holds anything that the command did not make
 */
export async function replaceFolder<T>(
  folder: string,
  make: (next: string) => Promise<T>,
  ownFilesOf: OwnFilesOf = readMadeFiles,
): Promise<T> {
  const place = resolveFolder(folder)
  refuseForeign(place, 'ja', ownFilesOf)
  return withWorkspace(place, async (workspace) => {
    const next = path.join(workspace, 'next')
    await mkdir(next)
    const made = await make(next)
    // Making it may take minutes, in which somebody may have put something there.
    refuseForeign(place, 'ja', ownFilesOf)
    // Beside the workspace, which is removed whatever happens.
    const old = `${workspace}-old`
    swapFolder(place, next, old)
    await rm(old, { recursive: true, force: true })
    return made
  })
}
