import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { listFiles } from './folder-digest.ts'

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

/** Removes all files except those in `names`. */
export function removeOthers(folder: string, names: ReadonlySet<string>): void {
  for (const name of listFiles(folder)) if (!names.has(name)) removeFile(folder, name)
}

/**
 * Copies files into a folder that cannot be replaced, such as a mount point, and removes all others. Assets are copied
 * before pages; obsolete files are removed last.
 */
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

/**
 * Replaces a folder with `next`, and moves it to `old`. If the folder cannot be moved, its files are replaced one by
 * one, and there is no `old`.
 */
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
