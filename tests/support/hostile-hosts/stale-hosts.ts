import { onPage, page, send, sendStale, where, type HostileHost } from './hostile-host.ts'

const stale = `stale  ${page}  has \\d+ bytes .* would be published now`

/** Hosts that serve an old page to some of those who ask. */
export const staleHosts: HostileHost[] = [
  {
    what: 'keeps an old gzip form',
    told: new RegExp(`${stale} \\(to an Android phone that accepts gzip\\)`),
    answer: onPage(where(({ coding }) => coding === 'gzip', sendStale)),
  },
  {
    what: 'keeps an old br form',
    told: new RegExp(`${stale} \\(to an iPhone that accepts br\\)`),
    answer: onPage(where(({ coding }) => coding === 'br', sendStale)),
  },
  {
    what: 'keeps an old plain form',
    told: new RegExp(`${stale} \\(to a program that accepts no compression\\)`),
    answer: onPage(where(({ coding }) => coding === 'identity', sendStale)),
  },
  {
    what: 'has a page of its own for phones',
    told: new RegExp(`${stale} \\(to an iPhone that accepts br and an Android phone that accepts gzip\\)`),
    answer: onPage(where(({ request }) => /iPhone|Android/.test(request.headers['user-agent'] ?? ''), sendStale)),
  },
  {
    what: 'has an old page for browsers, and the right one for others',
    told: new RegExp(stale),
    answer: onPage(where(({ request }) => /^Mozilla/.test(request.headers['user-agent'] ?? ''), sendStale)),
  },
  {
    what: 'has an old page for those who read Japanese',
    told: new RegExp(`${stale}$`, 'm'),
    answer: onPage(where(({ request }) => /ja/.test(request.headers['accept-language'] ?? ''), sendStale)),
  },
  {
    what: 'lets caches keep a page by cookie',
    told: /Vary is "Cookie"; it has to be "Accept-Encoding"/,
    answer: onPage((exchange) => send(exchange, { headers: { ...exchange.right.headers, vary: 'Cookie' } })),
  },
  {
    what: 'keeps an old page below its file name',
    told: new RegExp(`stale  ${page}index.html  has`),
    answer: where(({ address }) => address === `${page}index.html`, sendStale),
  },
]
