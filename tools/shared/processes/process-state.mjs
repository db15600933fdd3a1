// Plain JavaScript, because it is loaded before TypeScript is supported.
import { readFileSync } from 'node:fs'
import process from 'node:process'

/**
 * Returns whether a process with this id is running, including processes of other users.
 * @param {number} id
 * @returns {boolean}
 */
export function isRunning(id) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Returns the start time of a process in the system's own unit: a later process with the same id has another start
 * time. Returns `ended` for a process that has exited but was not reaped yet, and undefined if the system does not
 * provide it; only Linux does.
 * @param {number} id
 * @returns {string | undefined}
 */
export function readStartTime(id) {
  try {
    // The program name, in parentheses, may itself contain parentheses and spaces. The state follows it; the start time
    // is field 22.
    const fields = readFileSync(`/proc/${id}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields[0] === 'Z' ? 'ended' : fields[19]
  } catch {
    return undefined
  }
}
