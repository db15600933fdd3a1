import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file, by parts if there are several, and renames it, so that the target is always complete. */
export function writeAtomically(file: string, content: string | Uint8Array | Iterable<string>): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.new`
  const parts = typeof content === 'string' || content instanceof Uint8Array ? [content] : content
  try {
    const handle = openSync(unfinished, 'w')
    try {
      for (const part of parts) writeFileSync(handle, part)
    } finally {
      closeSync(handle)
    }
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
