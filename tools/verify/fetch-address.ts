import { request as requestPlain, type Agent, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'

import { readBody, type Body } from './read-body.ts'
import type { Visitor } from './visitors.ts'

/** An answer to a visitor. Headers of one name are joined; names are in lower case. */
export type Answer = { visitor: Visitor; status: number; headers: ReadonlyMap<string, string>; body: Body }

/** What is requested: `limit` is the most bytes to read, `timeout` the most milliseconds to wait for all of it. */
export type Question = { url: string; visitor: Visitor; limit: number; timeout: number }

/** The innermost reason of a network failure, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  const { message } = error
  return 'code' in error && typeof error.code === 'string' && !message.includes(error.code)
    ? `${error.code} ${message}`
    : message
}

function send({ url, visitor }: Question, agent: Agent, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.startsWith('https:') ? requestSecure : requestPlain
  const headers = {
    Accept: '*/*',
    'Accept-Encoding': visitor.coding,
    'Accept-Language': 'ja',
    'User-Agent': visitor.userAgent,
  }
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, signal, headers })
    asked.on('response', resolve)
    asked.on('upgrade', (_, socket) => {
      socket.destroy()
      reject(new Error('it answers 101'))
    })
    // Stays for what fails after the headers, which whoever reads the body hears of.
    asked.on('error', reject)
    asked.end()
  })
}

/**
 * Requests an address once, without following redirects.
 * @throws Error with the network's reason, or that there was no whole answer in time
 */
export async function fetchAddress(question: Question, agent: Agent): Promise<Answer> {
  const { visitor, limit, timeout } = question
  const signal = AbortSignal.timeout(timeout)
  try {
    const response = await send(question, agent, signal)
    const body = await readBody(response, limit)
    signal.throwIfAborted()
    const headers = Object.entries(response.headersDistinct).map(
      ([name, values = []]) => [name, values.join(', ')] as const,
    )
    return { visitor, status: response.statusCode ?? 0, headers: new Map(headers), body }
  } catch (error) {
    throw new Error(signal.aborted ? `no whole answer within ${timeout} ms` : reasonOf(error))
  }
}
