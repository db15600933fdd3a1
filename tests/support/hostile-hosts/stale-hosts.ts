import { onPage, page, send, sendStale, where, type HostileHost } from './hostile-host.ts'

const stale = `stale  ${page}  has \\d+ bytes .* would be published now`

/** Hosts that serve an old page to some of those who ask. */
export const staleHosts: HostileHost[] = [
  {
    behaviour: 'serves an old gzip variant',
    expected: new RegExp(`${stale} \\(to an Android phone that accepts gzip\\)`),
    respond: onPage(where(({ coding }) => coding === 'gzip', sendStale)),
  },
  {
    behaviour: 'serves an old br variant',
    expected: new RegExp(`${stale} \\(to an iPhone that accepts br\\)`),
    respond: onPage(where(({ coding }) => coding === 'br', sendStale)),
  },
  {
    behaviour: 'serves an old uncompressed variant',
    expected: new RegExp(`${stale} \\(to a program that accepts no compression\\)`),
    respond: onPage(where(({ coding }) => coding === 'identity', sendStale)),
  },
  {
    behaviour: 'serves another page to phones',
    expected: new RegExp(`${stale} \\(to an iPhone that accepts br and an Android phone that accepts gzip\\)`),
    respond: onPage(where(({ request }) => /iPhone|Android/.test(request.headers['user-agent'] ?? ''), sendStale)),
  },
  {
    behaviour: 'serves an old page to browsers only',
    expected: new RegExp(stale),
    respond: onPage(where(({ request }) => /^Mozilla/.test(request.headers['user-agent'] ?? ''), sendStale)),
  },
  {
    behaviour: 'serves an old page to readers of Japanese',
    expected: new RegExp(`${stale}$`, 'm'),
    respond: onPage(where(({ request }) => /ja/.test(request.headers['accept-language'] ?? ''), sendStale)),
  },
  {
    behaviour: 'sends Vary: Cookie',
    expected: /Vary is "Cookie"; it has to be "Accept-Encoding"/,
    respond: onPage((exchange) => send(exchange, { headers: { ...exchange.right.headers, vary: 'Cookie' } })),
  },
  {
    behaviour: 'serves an old page at its file name',
    expected: new RegExp(`stale  ${page}index.html  has`),
    respond: where(({ url }) => url === `${page}index.html`, sendStale),
  },
]
