import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'

/**
 * Not through a link, and without waiting for whoever might write into a pipe. Windows knows neither flag, which adds
 * nothing then, and has no such files.
 */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * The bytes of a file that is nothing but a file, even if it became something else since it was listed.
 * @throws Error for a link, a folder, a pipe, a socket, a device, and for what is larger than `limit` bytes
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
