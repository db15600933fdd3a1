import { createHash } from 'node:crypto'

import { devices } from '../preview/devices.ts'

/**
 * Visitors that each URL is requested as: one for each encoding that hosts store, each on another device, so that an
 * outdated compressed file or a separate page for phones is detected.
 */
export const visitors = [
  { coding: 'br', userAgent: devices.iphone.userAgent, name: 'an iPhone that accepts br' },
  { coding: 'gzip', userAgent: devices.android.userAgent, name: 'an Android phone that accepts gzip' },
  { coding: 'identity', userAgent: 'campaign-pages-verify', name: 'a program that accepts no compression' },
] as const

export type Visitor = (typeof visitors)[number]

/** A decoded body with its size in bytes and its hash, or the reason why there is none. */
export type Body = { size: number; sha256: string } | 'too-long' | 'broken'

export type FetchedResponse = { visitor: Visitor; status: number; headers: Headers; body: Body }

/** A response, or the reason why there is none. */
export type FetchResult = FetchedResponse | { reason: string }

/** Returns the reason of a network failure, such as ECONNREFUSED. */
function describeReason(error: unknown): string {
  const { cause = error } = error instanceof Error ? error : {}
  const code = cause instanceof Error && 'code' in cause ? `${String(cause.code)} ` : ''
  return code + (cause instanceof Error ? cause.message : String(cause))
}

/** Reads a body to its end, or to `limit` bytes, without storing it. */
async function readBody({ body }: Response, limit: number): Promise<Body> {
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.length
      if (size > limit) return 'too-long'
      hash.update(part)
    }
  } catch {
    return 'broken'
  }
  return { size, sha256: hash.digest('hex') }
}

/**
 * Requests a URL once, without following redirects, and reads at most `limit` bytes. Takes at most `timeout`
 * milliseconds. Returns the reason of the network failure if there is no response.
 */
export async function fetchUrl(
  url: string,
  visitor: Visitor,
  { limit, timeout }: { limit: number; timeout: number },
): Promise<FetchResult> {
  const { coding, userAgent } = visitor
  const headers = { Accept: '*/*', 'Accept-Encoding': coding, 'Accept-Language': 'ja', 'User-Agent': userAgent }
  const signal = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, { redirect: 'manual', headers, signal })
    const body = await readBody(response, limit)
    if (!signal.aborted) return { visitor, status: response.status, headers: response.headers, body }
  } catch (error) {
    if (!signal.aborted) return { reason: describeReason(error) }
  }
  return { reason: `there is no whole answer within ${timeout} ms` }
}
