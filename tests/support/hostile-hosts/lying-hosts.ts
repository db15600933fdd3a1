import { decode } from '../request-raw.ts'
import { index, onPage, page, send, sendText, where, type Exchange, type HostileHost } from './hostile-host.ts'

/** A host whose index of documents lists a page more. */
function lists(what: string, address: string, shown: string): HostileHost {
  const told = `stale  ${index}  lists ${shown}, which would not be published now`
  const invent = (exchange: Exchange) => {
    const read = JSON.parse(decode(exchange.right)) as { months: unknown[] }
    const months = [...read.months, { paths: { web: '?', inApp: null }, campaigns: [] }]
    sendText(exchange, JSON.stringify({ ...read, months }).replace('"?"', `"${address}"`))
  }
  return { what, told: new RegExp(told), answer: where((exchange) => exchange.address === index, invent) }
}

/** A host that sends other headers with the page. */
function sends(what: string, headers: Record<string, string | string[]>, told: RegExp): HostileHost {
  return {
    what,
    told,
    answer: onPage((exchange) => send(exchange, { headers: { ...exchange.right.headers, ...headers } })),
  }
}

function latin1(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}

/** Hosts that say of themselves, or of what they send, what is not so. */
export const lyingHosts: HostileHost[] = [
  lists('lists a lone surrogate', String.raw`/jp/\ud800/`, '/jp/�/'),
  lists('lists a path out of its folder', '/../../etc/passwd', String.raw`/\.\./\.\./etc/passwd`),
  lists('lists another host', '//other.example/', '//other.example/'),
  lists('lists what turns a terminal', String.raw`/\u001b[31m\u202e\n偽/`, String.raw`/�\[31m� 偽/`),
  {
    what: 'has an index that is no JSON',
    told: new RegExp(`stale  ${index}  is no index of documents`),
    answer: where(
      ({ address }) => address === index,
      (exchange) => sendText(exchange, '<html>'),
    ),
  },
  sends('calls a page a text', { 'content-type': 'text/plain' }, /Content-Type is "text\/plain"; it has to be/),
  sends('sets a cookie', { 'set-cookie': 'id=1' }, /Set-Cookie is "id=1"; no file of the site has one/),
  sends('signs visitors out', { 'clear-site-data': '"*"' }, /Clear-Site-Data is ""\*""; no file/),
  sends('makes a page a download', { 'content-disposition': 'attachment' }, /Content-Disposition is "attachment"/),
  sends(
    'sends a header that turns a terminal',
    { 'x-robots-tag': latin1('all\u009b31m\u202e%0d%0aSet-Cookie: a=b') },
    /X-Robots-Tag is "all.*%0d%0aSet-Cookie: a=b"; it has to be "noindex, nofollow"/,
  ),
  sends(
    'sends two policies, of which the second says nothing',
    { 'x-content-type-options': ['nosniff', ''] },
    /X-Content-Type-Options is "nosniff, "; it has to be "nosniff"/,
  ),
  {
    what: 'sends no headers',
    told: new RegExp(`wrong-header  ${page}  Content-Security-Policy is missing`),
    answer: onPage((exchange) => send(exchange, { headers: {} })),
  },
  {
    what: 'answers everything with its front page',
    told: /missing  \/jp\/card\/no-such-page\/  answers 200 instead of 404/,
    answer: (exchange) => send(exchange, { status: 200 }),
  },
  ...[204, 206, 304, 500].map((status): HostileHost => ({
    what: `answers ${status} to a plain request`,
    told: new RegExp(`missing  ${page}  answers ${status} instead of 200`),
    answer: onPage((exchange) => send(exchange, { status })),
  })),
]
