import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'

/** Refuses symbolic links and does not block on a pipe. They have no effect on Windows. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * Reads the bytes of a regular file, even if it was replaced since it was listed.
 * @throws Error for a link, folder, pipe, socket or device, and for a file larger than `limit` bytes
 */
export function readPlainFile(file: string, limit = Infinity): Buffer {
  const handle = openSync(file, flags)
  try {
    const stats = fstatSync(handle)
    if (!stats.isFile()) throw new Error('not a file')
    if (stats.size > limit) throw new Error(`more than ${limit} bytes`)
    return readFileSync(handle)
  } finally {
    closeSync(handle)
  }
}
