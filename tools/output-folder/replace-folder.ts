import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { listFiles } from './folder-digest.ts'
import { refuseUnmanaged } from './refuse-unmanaged.ts'
import { withWorkspace } from './workspace.ts'

function isRefusedRename(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EBUSY', 'EXDEV', 'EACCES', 'EPERM'].includes(String(error.code))
}

/** Removes a file, and the folders that become empty. */
function removeFile(root: string, name: string): void {
  rmSync(path.join(root, name), { force: true })
  try {
    for (let folder = path.dirname(name); folder !== '.'; folder = path.dirname(folder))
      rmdirSync(path.join(root, folder))
  } catch {
    // The folder is not empty.
  }
}

export function removeOthers(folder: string, names: ReadonlySet<string>): void {
  for (const name of listFiles(folder)) if (!names.has(name)) removeFile(folder, name)
}

/** Replaces the files of a folder that cannot be moved, such as a mount point: pages late, obsolete ones last. */
export function fillFolder(from: string, to: string): void {
  const files = listFiles(from)
  const isPage = (name: string) => /\.html(?:\.\w+)?$/.test(name)
  for (const name of [...files.filter((name) => !isPage(name)), ...files.filter(isPage)]) {
    const target = path.join(to, name)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(from, name), `${target}.new`)
    renameSync(`${target}.new`, target)
  }
  removeOthers(to, new Set(files))
}

/** Returns the folder, or the target if it is a link. */
export function resolveFolder(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder
}

/** Moves a folder to `old` and `next` in its place. If it cannot be moved, its files are replaced one by one. */
export function swapFolder(folder: string, next: string, old: string): void {
  mkdirSync(path.dirname(folder), { recursive: true })
  try {
    if (existsSync(folder)) renameSync(folder, old)
    renameSync(next, folder)
  } catch (error) {
    if (!existsSync(folder) && existsSync(old)) renameSync(old, folder)
    if (!isRefusedRename(error)) throw error
    fillFolder(next, folder)
  }
}

/**
 * Replaces a generated folder: `make` fills a new folder next to it, which finally takes its place in one step. If
 * anything fails before, the folder is unchanged.
 * @throws PlainError, before `make` is called, if the folder contains unmanaged files
 */
export async function replaceFolder<T>(folder: string, make: (next: string) => Promise<T>): Promise<T> {
  const target = resolveFolder(folder)
  refuseUnmanaged(target, 'ja')
  return withWorkspace(target, async (workspace) => {
    const next = path.join(workspace, 'next')
    await mkdir(next)
    const result = await make(next)
    // `make` may take minutes, in which unmanaged files may have been added.
    refuseUnmanaged(target, 'ja')
    // Next to the workspace, which is removed in any case.
    const old = `${workspace}-old`
    swapFolder(target, next, old)
    await rm(old, { recursive: true, force: true })
    return result
  })
}
