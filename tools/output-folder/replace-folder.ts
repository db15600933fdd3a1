import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { readGeneratedFiles } from './generated-files.ts'
import { refuseUnmanaged, type ManagedFilesOf } from './refuse-unmanaged.ts'
import { resolveFolder, swapFolder } from './swap-folder.ts'
import { withWorkspace } from './workspace.ts'

/**
 * Replaces a generated folder: `make` fills a new folder next to it, which finally takes its place in one step. If
 * anything fails before, the folder is unchanged.
 * @throws PlainError, before `make` is called, if the folder contains unmanaged files
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
    // `make` may take minutes, in which unmanaged files may have been added.
    refuseUnmanaged(target, 'ja', managedFilesOf)
    // Next to the workspace, which is removed in any case.
    const old = `${workspace}-old`
    swapFolder(target, next, old)
    await rm(old, { recursive: true, force: true })
    return result
  })
}
