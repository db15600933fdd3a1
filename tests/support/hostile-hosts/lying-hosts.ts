import { decode } from '../servers/request-raw.ts'
import { index, onPage, page, send, sendText, where, type HostileHost } from './hostile-host.ts'

/** Returns a host that sends other headers with the page. */
function hostWithHeaders(behaviour: string, headers: Record<string, string | string[]>, expected: RegExp): HostileHost {
  return {
    behaviour,
    expected,
    respond: onPage((exchange) => send(exchange, { headers: { ...exchange.right.headers, ...headers } })),
  }
}

function latin1(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}

/** Hosts with wrong headers or statuses. */
export const lyingHosts: HostileHost[] = [
  {
    behaviour: 'lists one more page in its index',
    expected: new RegExp(`stale  ${index}  has \\d+ bytes`),
    respond: where(
      ({ url }) => url === index,
      (exchange) => sendText(exchange, decode(exchange.right).replace('"months":[', '"months":[{},')),
    ),
  },
  hostWithHeaders(
    'sends a page as plain text',
    { 'content-type': 'text/plain' },
    /Content-Type is "text\/plain"; it has to be/,
  ),
  hostWithHeaders('sets a cookie', { 'set-cookie': 'id=1' }, /Set-Cookie is "id=1"; no file of the site has one/),
  hostWithHeaders('clears the data of the site', { 'clear-site-data': '"*"' }, /Clear-Site-Data is ""\*""; no file/),
  hostWithHeaders(
    'sends a page as a download',
    { 'content-disposition': 'attachment' },
    /Content-Disposition is "attachment"/,
  ),
  hostWithHeaders(
    'sends a header with terminal escapes',
    { 'x-robots-tag': latin1('all\u009b31m\u202e%0d%0aSet-Cookie: a=b') },
    /X-Robots-Tag is "all.*%0d%0aSet-Cookie: a=b"; it has to be "noindex, nofollow"/,
  ),
  hostWithHeaders(
    'sends an empty second value of a header',
    { 'x-content-type-options': ['nosniff', ''] },
    /X-Content-Type-Options is "nosniff, "; it has to be "nosniff"/,
  ),
  {
    behaviour: 'sends no headers',
    expected: new RegExp(`wrong-header  ${page}  Content-Security-Policy is missing`),
    respond: onPage((exchange) => send(exchange, { headers: {} })),
  },
  {
    behaviour: 'responds to everything with its front page',
    expected: /missing  \/jp\/card\/no-such-page\/  answers 200 instead of 404/,
    respond: (exchange) => send(exchange, { status: 200 }),
  },
  ...[204, 206, 304, 500].map((status): HostileHost => ({
    behaviour: `responds ${status} to a plain request`,
    expected: new RegExp(`missing  ${page}  answers ${status} instead of 200`),
    respond: onPage((exchange) => send(exchange, { status })),
  })),
]
