import { decode } from '../request-raw.ts'
import { onPage, page, send, sendStale, sendText, where, type HostileHost } from './hostile-host.ts'

const stale = `stale  ${page}  says 「.*支払い.*」 where 「.*買い物.*」 would be said now`

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
    told: new RegExp(`stale  ${page}index.html  says`),
    answer: where(({ address }) => address === `${page}index.html`, sendStale),
  },
  {
    what: 'states a period that no calendar has',
    told: new RegExp(`stale  ${page}  has the period beyond all dates where the content has`),
    answer: onPage((exchange) =>
      sendText(exchange, decode(exchange.right).replace(/ data-period="\d+,/, ` data-period="${'9'.repeat(400)},`)),
    ),
  },
  {
    what: 'says what turns a terminal',
    told: new RegExp(`stale  ${page}  says 「�\\[31m�`),
    answer: onPage((exchange) =>
      sendText(exchange, decode(exchange.right).replaceAll('買い物', '<b>\u001b[31m\u202e偽\r\n\r\n</b>')),
    ),
  },
]
