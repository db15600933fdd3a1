import { readdirSync } from 'node:fs'
import path from 'node:path'

import { copyToMonth } from '#content-layer/scaffold/copy-month-file.ts'

import { PlainError } from '../shared/plain-error.ts'
import { readPlainFile } from '../shared/files/read-plain-file.ts'
import { makeFolder } from './write-files.ts'

/**
 * Lists the names of all files below a folder.
 * @throws PlainError that names the links, pipes, sockets and devices among them
 */
function listPlainFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  const getRelativePath = (entry: (typeof entries)[number]) =>
    path.relative(folder, path.join(entry.parentPath, entry.name))
  const others = entries.filter((entry) => !entry.isFile()).map(getRelativePath)
  if (others.length === 0) return entries.map(getRelativePath)
  throw new PlainError(
    `${folder} にある ${others.join('、')} はふつうのファイルではないので、写せません。消すか移してから、もう一度どうぞ。何も作っていません。`,
  )
}

/**
 * Copies a month below `folder` to a new one; see `copyToMonth`.
 * @throws PlainError if the month contains anything but files and folders
 */
export async function copyMonth(folder: string, from: string, to: string): Promise<void> {
  const source = path.join(folder, from)
  const copy = (name: string) => {
    const bytes = readPlainFile(path.join(source, name))
    return /^[^/\\]+\.(?:yaml|mdx)$/.test(name) ? copyToMonth(name, bytes.toString(), from, to) : bytes
  }
  // The plan of one month does not apply to another.
  const names = listPlainFiles(source).filter((name) => name !== 'plan.csv')
  await makeFolder(path.join(folder, to), new Map(names.map((name) => [name, copy(name)])))
}
