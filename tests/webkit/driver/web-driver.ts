/** A session of the W3C WebDriver protocol: sends a command to an address below the session's, and returns its value. */
export type WebDriverSession = {
  send: <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>
  end: () => Promise<void>
}

type Reply = { value: { error?: string; message?: string } | null }

async function sendTo<Result>(url: string, method: string, body?: object): Promise<Result> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as Reply
  if (value?.error !== undefined) throw new Error(`${method} ${url}: ${value.error}, ${value.message ?? ''}`)
  // The protocol's own shapes; each caller states what it reads.
  return value as Result
}

/**
 * Starts a session with the driver at an origin.
 * @throws Error with the driver's answer, also from each command
 */
export async function startSession(origin: string, capabilities: object): Promise<WebDriverSession> {
  const started = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = await sendTo<{ sessionId: string }>(`${origin}/session`, 'POST', started)
  const sessionUrl = `${origin}/session/${sessionId}`
  return {
    send: (method, path, body) => sendTo(`${sessionUrl}/${path}`, method, body),
    end: () => sendTo(sessionUrl, 'DELETE'),
  }
}
