// Plain JavaScript, because it is asked before TypeScript is known.
import { readFileSync } from 'node:fs'
import process from 'node:process'

/**
 * Whether there is a process of this id, also of somebody else's.
 * @param {number} id
 * @returns {boolean}
 */
export function isThere(id) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * When a process started, in the system's own count: a later process of the same id has another. `ended` for one that
 * has ended, though
 * nobody has asked for its outcome yet. Undefined where the system does not tell; only Linux does.
 * @param {number} id
 * @returns {string | undefined}
 */
export function startOf(id) {
  try {
    // The name of the program, in brackets, may itself hold brackets and spaces. The state comes next; the start is the
    // 22nd field.
    const fields = readFileSync(`/proc/${id}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields[0] === 'Z' ? 'ended' : fields[19]
  } catch {
    return undefined
  }
}
