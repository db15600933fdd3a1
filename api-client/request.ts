/** How every call is sent (D14), by the client and by the head of a page that asks before the client is there. */
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
