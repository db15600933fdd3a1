import { readdirSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { copyToMonth } from '#content-layer/scaffold/copy-month-file.ts'
import { readPlainFile } from '../shared/read-plain-file.ts'
import { withWorkspace } from '../output-folder/workspace.ts'
import { PlainError } from '../shared/plain-error.ts'

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

/**
 * Writes files below a folder in order, all of them or none: after an error, replaced files have their old content again
 * and added ones are removed. Unfinished files are in a workspace next to `target`.
 */
export async function writeAllOrNone(folder: string, files: Files, target = folder): Promise<void> {
  await withWorkspace(target, async (workspace) => {
    const [written, originals] = [path.join(workspace, 'written'), path.join(workspace, 'originals')]
    await writeFiles(written, files)
    const undo: (() => Promise<void>)[] = []
    try {
      for (const name of files.keys()) {
        const [file, original] = [path.join(folder, name), path.join(originals, name)]
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

/**
 * Lists the names of all files below a folder.
 * @throws PlainError that names the links, pipes, sockets and devices among them
 */
function listPlainFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  const nameOf = (entry: (typeof entries)[number]) => path.relative(folder, path.join(entry.parentPath, entry.name))
  const others = entries.filter((entry) => !entry.isFile()).map(nameOf)
  if (others.length === 0) return entries.map(nameOf)
  throw new PlainError(
    `${folder} にある ${others.join('、')} はふつうのファイルではないので、写せません。消すか移してから、もう一度どうぞ。何も作っていません。`,
  )
}

/**
 * Copies a month to a new one; see `copyToMonth`.
 * @throws PlainError if the month contains anything but files and folders
 */
export async function copyMonth(campaigns: string, from: string, to: string): Promise<void> {
  const source = path.join(campaigns, from)
  const copy = (name: string) => {
    const bytes = readPlainFile(path.join(source, name))
    return /^[^/\\]+\.(?:yaml|mdx)$/.test(name) ? copyToMonth(name, bytes.toString(), from, to) : bytes
  }
  // The plan of one month does not apply to another.
  const names = listPlainFiles(source).filter((name) => name !== 'plan.csv')
  await makeFolder(path.join(campaigns, to), new Map(names.map((name) => [name, copy(name)])))
}
