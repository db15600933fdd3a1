import Negotiator from 'negotiator'

import { isInternal } from './unserved-files.ts'
import { encodings, type Encoding } from './media-types.ts'

/** Decodes the path of a request line; undefined if it is malformed or outside the folder. */
export function requestedPath(url: string): string | undefined {
  const raw = url.replace(/[?#].*$/s, '')
  try {
    const path = decodeURIComponent(raw)
    const isPlain =
      path.startsWith('/') && !path.includes('\0') && !path.includes('\\') && !path.split('/').includes('..')
    return isPlain ? path : undefined
  } catch {
    return undefined
  }
}

/**
 * Finds the published file for a path, relative to the folder: `/path`, `/path/` and `/path/index.html` are the same
 * page, without a redirect (D3). Undefined means 404.
 */
export function findFile(path: string, files: ReadonlySet<string>): string | undefined {
  if (path.includes('//')) return undefined
  const bare = path.slice(1).replace(/\/$/, '')
  const isFolder = path.endsWith('/')
  const candidates = [bare === '' ? 'index.html' : `${bare}/index.html`, ...(isFolder ? [] : [bare])]
  return candidates.find((file) => files.has(file) && !isInternal(file))
}

/**
 * Chooses the smallest available encoding that the browser accepts; undefined for the uncompressed file. Quality values
 * other than 0 are ignored, because only size matters.
 */
export function chooseEncoding(
  header: string | string[] | undefined,
  exists: (ending: string) => boolean,
): Encoding | undefined {
  const headers = { 'accept-encoding': String(header ?? '').toLowerCase() }
  const accepted = new Negotiator({ headers }).encodings(encodings.map(({ name }) => name))
  return encodings.find(({ name, ending }) => accepted.includes(name) && exists(ending))
}
