import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { readGeneratedFiles } from './made-files.ts'
import { refuseUnmanaged, type ManagedFilesOf } from './refuse-foreign.ts'
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
  managedFilesOf: ManagedFilesOf = readGeneratedFiles,
): Promise<T> {
  const target = resolveFolder(folder)
  refuseUnmanaged(target, 'ja', managedFilesOf)
  return withWorkspace(target, async (workspace) => {
    const next = path.join(workspace, 'next')
    await mkdir(next)
    const result = await make(next)
    // Making it may take minutes, in which somebody may have put something there.
    refuseUnmanaged(target, 'ja', managedFilesOf)
    // Beside the workspace, which is removed whatever happens.
    const old = `${workspace}-old`
    swapFolder(target, next, old)
    await rm(old, { recursive: true, force: true })
    return result
  })
}
