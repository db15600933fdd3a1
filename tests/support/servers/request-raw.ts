import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A raw response: nothing is decoded, redirected, or joined. */
export type RawResponse = { status: number; headers: IncomingHttpHeaders; names: string[]; body: Buffer }

type Options = { method?: string; headers?: Readonly<Record<string, string>> }

const agent = new Agent({ keepAlive: true })

/** Sends exactly this request; unlike `fetch`, it adds no headers and does not decompress. */
export function requestRaw(url: string, { method = 'GET', headers = {} }: Options = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const names = response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
        resolve({ status: response.statusCode ?? 0, headers: response.headers, names, body: Buffer.concat(parts) })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** Returns the decoded body. */
export function decode({ headers, body }: RawResponse): string {
  const coding = headers['content-encoding']
  if (coding === 'br') return brotliDecompressSync(body).toString('utf8')
  return (coding === 'gzip' ? gunzipSync(body) : body).toString('utf8')
}
