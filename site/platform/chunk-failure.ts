/** What webpack, Turbopack, Chrome, Safari and Firefox say, in this order, of a chunk that is no longer there. */
const messages = [
  /\bLoading (?:CSS )?chunk\b/,
  /\bFailed to load chunk\b/,
  /\bFailed to fetch dynamically imported module\b/,
  /\bImporting a module script failed\b/,
  /\berror loading dynamically imported module\b/i,
]

function readText(source: unknown, name: string): string {
  if (typeof source !== 'object' || source === null) return ''
  const value: unknown = Reflect.get(source, name)
  return typeof value === 'string' ? value : ''
}

/** Whether something thrown or rejected says that a part of the page's code could not be loaded. */
export function isChunkFailure(cause: unknown): boolean {
  if (readText(cause, 'name') === 'ChunkLoadError') return true
  const message = typeof cause === 'string' ? cause : readText(cause, 'message')
  return messages.some((pattern) => pattern.test(message))
}

/** A script or style sheet of ours. A picture that fails is no reason to load the page again. */
function isOurCode(target: unknown): boolean {
  const kind = readText(target, 'tagName').toLowerCase()
  if (kind === 'script') return readText(target, 'src').includes('/_next/')
  return kind === 'link' && readText(target, 'rel') === 'stylesheet' && readText(target, 'href').includes('/_next/')
}

/**
 * Whether an event of the window says so: code of ours that failed to load, an error, or a rejection that nobody took.
 */
export function isChunkFailureEvent(event: Event): boolean {
  if (event.type === 'unhandledrejection') return 'reason' in event && isChunkFailure(event.reason)
  return isOurCode(event.target) || ('error' in event && isChunkFailure(event.error)) || isChunkFailure(event)
}

/**
 * Whether an error or rejection of the window came from below our code, or says that a chunk was cut off or overwritten
 * on its way.
 */
export function isOwnError(event: Event): boolean {
  const cause: unknown = 'error' in event ? event.error : 'reason' in event ? event.reason : undefined
  return [readText(event, 'filename'), readText(cause, 'stack')].some((place) => place.includes('/_next/'))
}
