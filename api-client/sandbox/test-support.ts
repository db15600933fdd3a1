import { toApiError } from '../api-error.ts'
import { createClient } from '../client.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

/** The clock of the sandbox in tests. */
export const noon = Date.parse('2023-11-10T12:00:00+09:00')

/** Creates a client that fetches from the sandbox, with a cookie jar as in a browser. */
export function createVisitor(sandbox: Sandbox, cookies: Record<string, string> = {}) {
  const jar = new Map(Object.entries(cookies))
  const client = createClient({
    middleware: [],
    fetch: async (url, init) => {
      const request = new Request(`http://localhost${url}`, init)
      request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await sandbox(request)
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
        jar.set(name, value)
      }
      return response
    },
  })
  return { ...client, jar }
}

/** Creates a visitor of a sandbox of their own. */
export function createNewcomer(options: SandboxOptions = {}, cookies: Record<string, string> = {}) {
  return createVisitor(createSandbox({ now: () => noon, ...options }), cookies)
}

/** Returns the details of a call's error, or `answered` if it did not fail. */
export async function getFailureDetails(sent: Promise<unknown>): Promise<unknown> {
  return sent.then(
    () => 'answered',
    (error: unknown) => toApiError(error).details,
  )
}
