/**
 * Creates the options with which `fetch` posts a call (D14). Used by the client, and by the head of a page, which sends
 * reads before the client is loaded.
 */
export function createRequestInit(input: unknown, signal: AbortSignal) {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
    credentials: 'include',
    redirect: 'error',
    signal,
  } satisfies RequestInit
}
