import { createBrotliCompress, createGzip, gzipSync } from 'node:zlib'
import { pipeline, Readable } from 'node:stream'

import { onPage, page, sendText, where, index, type Exchange, type HostileHost } from './hostile-host.ts'

/** The same bytes again and again, to this size or for ever. */
function* bytes(part: Buffer, size = Number.POSITIVE_INFINITY): Generator<Buffer> {
  for (let sent = 0; sent < size; sent += part.length) yield part
}

function withoutLength({ right }: Exchange): Record<string, string | string[] | undefined> {
  const { 'content-length': _, ...headers } = right.headers
  return headers
}

const zeros = Buffer.alloc(1 << 20)

/** Sends zeros of the given size, compressed while sending. */
function bomb(exchange: Exchange, coding: 'br' | 'gzip', size: number): void {
  const { response } = exchange
  response.writeHead(200, { ...withoutLength(exchange), 'content-encoding': coding })
  const compress = coding === 'br' ? createBrotliCompress({ params: { 1: 5 } }) : createGzip()
  pipeline(Readable.from(bytes(zeros, size)), compress, response, () => response.destroy())
}

/** Sends the same bytes for ever. */
function flood(exchange: Exchange, part: Buffer): void {
  exchange.response.writeHead(200, withoutLength(exchange))
  pipeline(Readable.from(bytes(part)), exchange.response, () => exchange.response.destroy())
}

const endless = new RegExp(`broken  ${page}  does not end after \\d+ bytes, where \\d+ are expected`)

const gigabyte = 1024 ** 3

const manyPages = JSON.stringify({
  months: Array.from({ length: 20_000 }, (_, month) => ({
    paths: { web: `/jp/card/${month}/`, inApp: null },
    campaigns: [],
  })),
})

/** Hosts that send more than anybody can read. */
export const floodingHosts: HostileHost[] = [
  { behaviour: 'sends a body without end', expected: /broken /, respond: onPage((exchange) => flood(exchange, zeros)) },
  {
    behaviour: 'sends a body without end in parts of one byte',
    expected: new RegExp(`(?:broken|unreachable)  ${page}  `),
    timeouts: { timeout: 3_000, waits: [] },
    respond: onPage((exchange) => flood(exchange, Buffer.from('a'))),
  },
  {
    behaviour: 'sends 5 GB as gzip',
    expected: endless,
    respond: onPage(
      where(
        ({ coding }) => coding === 'gzip',
        (exchange) => bomb(exchange, 'gzip', 5 * gigabyte),
      ),
    ),
  },
  {
    behaviour: 'sends half a GB as some hundred bytes of br',
    expected: endless,
    respond: onPage(
      where(
        ({ coding }) => coding === 'br',
        (exchange) => bomb(exchange, 'br', gigabyte / 2),
      ),
    ),
  },
  {
    behaviour: 'sends gzip of nothing without end',
    expected: new RegExp(`unreachable  ${page}  .*no whole answer within`),
    timeouts: { timeout: 3_000, waits: [] },
    respond: onPage(
      where(
        ({ coding }) => coding === 'gzip',
        (exchange) => flood(exchange, gzipSync('')),
      ),
    ),
  },
  {
    behaviour: 'sends more headers than a browser reads',
    expected: new RegExp(`unreachable  ${page}  .*Headers Overflow`),
    respond: onPage(({ response }) => response.writeHead(200, { 'x-long': 'a'.repeat(100_000) }).end()),
  },
  {
    behaviour: 'lists 20,000 invented pages',
    expected: new RegExp(`broken  ${index}  does not end after \\d+ bytes`),
    respond: where(
      ({ url }) => url === index,
      (exchange) => sendText(exchange, manyPages),
    ),
  },
]
