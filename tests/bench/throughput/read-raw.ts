import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

/** Returns the raw bytes of a response, still compressed; `fetch` would decode them. */
export async function readRaw(url: string, encoding: string): Promise<Buffer> {
  const [response] = (await once(get(url, { headers: { 'Accept-Encoding': encoding } }), 'response')) as [
    IncomingMessage,
  ]
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
