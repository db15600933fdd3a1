import { getSchemas, type Call } from '../calls/call.ts'
import { Refusal } from './refusal.ts'

/** Maximum size of a request body, in bytes. */
export const maxBodySize = 64 * 1024

/**
 * Reads the body as text.
 * @throws Refusal 413 as soon as it is too large
 */
async function readBody(request: Request): Promise<string> {
  const createRefusal = () => new Refusal(413, `the body is larger than ${maxBodySize} bytes`)
  if (Number(request.headers.get('content-length')) > maxBodySize) throw createRefusal()
  const reader = request.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; reader;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > maxBodySize) {
      await reader.cancel()
      throw createRefusal()
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

/** @throws Refusal 400 if the text is not JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'the body is not JSON')
  }
}

/**
 * Reads and validates the input of a call, a JSON object.
 * @throws Refusal 400, 413
 */
export async function readInput(request: Request, call: Call): Promise<unknown> {
  const body = parseJson(await readBody(request))
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(400, 'the body is not a JSON object')
  const result = (await getSchemas(call)?.())?.request?.safeParse(body)
  if (!result) return body
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Refusal(400, `${issue?.path.join('.') || 'the body'}: ${issue?.code}`)
}
