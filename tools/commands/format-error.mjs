import { statfsSync } from 'node:fs'

const again = 'then run the same command again.'

export const fullDisk = `The disk is full. Free some space, ${again}`

/** What to do about an error of the system, by its code. */
const hints = /** @type {Readonly<Record<string, string>>} */ ({
  ENOSPC: fullDisk,
  EDQUOT: `Your share of the disk is used up. Free some space, ${again}`,
})

/**
 * What to print of an error: of one that the user can fix its message, and what to do where the system refused; of any
 * other, which is a bug, its stack.
 * @param {unknown} error
 */
export function formatError(error) {
  if (!(error instanceof Error)) return error
  if (error.name === 'PlainError') return error.message
  if (!('syscall' in error)) return error
  const what = hints['code' in error ? String(error.code) : '']
  return `The system refused: ${error.message}. ${what ?? `See to the rights and the kind of that file or folder, ${again}`}`
}

/**
 * Returns whether the disk of a folder is full, with less than 64 KiB left: another program that fails there does not
 * report it.
 * @param {string} folder
 */
export function isDiskFull(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < 64 * 1024
}
