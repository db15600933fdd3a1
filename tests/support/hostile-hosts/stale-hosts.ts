import { onPage, page, send, sendStale, where, type HostileHost } from './hostile-host.ts'

const stale = `stale  ${page}  has \\d+ bytes .* would be published now`

/** Hosts that serve an old page to some of those who ask. */
export const staleHosts: HostileHost[] = [
  {
    what: 'keeps an old gzip form',
    expected: new RegExp(`${stale} \\(to an Android phone that accepts gzip\\)`),
    respond: onPage(where(({ coding }) => coding === 'gzip', sendStale)),
  },
  {
    what: 'keeps an old br form',
    expected: new RegExp(`${stale} \\(to an iPhone that accepts br\\)`),
    respond: onPage(where(({ coding }) => coding === 'br', sendStale)),
  },
  {
    what: 'keeps an old plain form',
    expected: new RegExp(`${stale} \\(to a program that accepts no compression\\)`),
    respond: onPage(where(({ coding }) => coding === 'identity', sendStale)),
  },
  {
    what: 'has a page of its own for phones',
    expected: new RegExp(`${stale} \\(to an iPhone that accepts br and an Android phone that accepts gzip\\)`),
    respond: onPage(where(({ request }) => /iPhone|Android/.test(request.headers['user-agent'] ?? ''), sendStale)),
  },
  {
    what: 'has an old page for browsers, and the right one for others',
    expected: new RegExp(stale),
    respond: onPage(where(({ request }) => /^Mozilla/.test(request.headers['user-agent'] ?? ''), sendStale)),
  },
  {
    what: 'has an old page for those who read Japanese',
    expected: new RegExp(`${stale}$`, 'm'),
    respond: onPage(where(({ request }) => /ja/.test(request.headers['accept-language'] ?? ''), sendStale)),
  },
  {
    what: 'lets caches keep a page by cookie',
    expected: /Vary is "Cookie"; it has to be "Accept-Encoding"/,
    respond: onPage((exchange) => send(exchange, { headers: { ...exchange.right.headers, vary: 'Cookie' } })),
  },
  {
    what: 'keeps an old page below its file name',
    expected: new RegExp(`stale  ${page}index.html  has`),
    respond: where(({ url }) => url === `${page}index.html`, sendStale),
  },
]
