import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { withWorkspace } from '../output-folder/workspace.ts'

/** Files by their names below a folder. */
type Files = ReadonlyMap<string, string | Uint8Array>

export async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content, { flag: 'wx' })
  }
}

/** Creates a new folder. It appears with all its files, or not at all. */
export async function makeFolder(folder: string, files: Files): Promise<void> {
  await withWorkspace(folder, async (workspace) => {
    const next = path.join(workspace, path.basename(folder))
    await writeFiles(next, files)
    await rename(next, folder)
  })
}

/** Writes files below a folder, all of them or none. Unfinished ones are in a workspace next to `target`. */
export async function writeAllOrNone(folder: string, files: Files, target = folder): Promise<void> {
  await withWorkspace(target, async (workspace) => {
    const written = path.join(workspace, 'written')
    const originals = path.join(workspace, 'originals')
    await writeFiles(written, files)
    const undo: (() => Promise<void>)[] = []
    try {
      for (const name of files.keys()) {
        const file = path.join(folder, name)
        const original = path.join(originals, name)
        await mkdir(path.dirname(file), { recursive: true })
        if (await exists(file)) {
          await mkdir(path.dirname(original), { recursive: true })
          await copyFile(file, original)
          undo.push(() => rename(original, file))
        } else undo.push(() => rm(file, { force: true }))
        await rename(path.join(written, name), file)
      }
    } catch (error) {
      // A file that cannot be restored does not keep the others from it, and the first error is the one to know.
      await Promise.allSettled(undo.map((step) => step()))
      throw error
    }
  })
}
