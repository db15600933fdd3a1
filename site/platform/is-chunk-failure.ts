/** Messages of Chrome, Safari and Firefox, in this order, for a chunk that no longer exists. */
const messages = [
  /\bFailed to fetch dynamically imported module\b/,
  /\bImporting a module script failed\b/,
  /\berror loading dynamically imported module\b/i,
]

/** Returns a property of any value; empty if it is not a text. */
function readStringProperty(source: unknown, name: string): string {
  if (typeof source !== 'object' || source === null) return ''
  const value: unknown = Reflect.get(source, name)
  return typeof value === 'string' ? value : ''
}

/** Returns whether an error or rejection reason means that a chunk failed to load. */
export function isChunkFailure(cause: unknown): boolean {
  const message = typeof cause === 'string' ? cause : readStringProperty(cause, 'message')
  return messages.some((pattern) => pattern.test(message))
}

/** Folder of our scripts (`tools/build/bundle-screens.ts`). */
export const scriptsFolder = '/scripts/'

/**
 * Returns whether an event's target is one of our scripts. A picture that fails to load is no reason to reload the
 * page.
 */
function isOurCode(target: unknown): boolean {
  return (
    readStringProperty(target, 'tagName').toLowerCase() === 'script' &&
    readStringProperty(target, 'src').includes(scriptsFolder)
  )
}

// cspell:ignore got -- the text of the browser's error
/** Chrome and Safari, Firefox: a page of HTML, such as a host's fallback, in place of a script. */
const markupInScript = /Unexpected token '?<|expected expression, got '<'/

/** Returns whether one of our scripts is HTML: its file is missing, and the host responds with a page instead. */
function isMarkupForScript(event: Event): boolean {
  return (
    readStringProperty(event, 'filename').includes(scriptsFolder) &&
    markupInScript.test(readStringProperty(event, 'message'))
  )
}

/**
 * Returns whether a window event means that a chunk failed: a file that failed to load, an error, or an unhandled
 * rejection.
 */
export function isChunkFailureEvent(event: Event): boolean {
  if (event.type === 'unhandledrejection') return 'reason' in event && isChunkFailure(event.reason)
  return (
    isMarkupForScript(event) ||
    isOurCode(event.target) ||
    ('error' in event && isChunkFailure(event.error)) ||
    isChunkFailure(event)
  )
}

/**
 * Returns whether an error or rejection is from our own code, or means that a chunk was truncated or overwritten in
 * transit.
 */
export function isSiteError(event: Event): boolean {
  const cause: unknown = 'error' in event ? event.error : 'reason' in event ? event.reason : undefined
  return [readStringProperty(event, 'filename'), readStringProperty(cause, 'stack')].some((source) =>
    source.includes(scriptsFolder),
  )
}
