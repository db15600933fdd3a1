/**
 * Returns the request of a call (D14), for the client and for the head of a page, which sends requests before the
 * client is loaded.
 */
export function requestOf(input: unknown, signal: AbortSignal) {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
    credentials: 'include',
    redirect: 'error',
    signal,
  } satisfies RequestInit
}
