import { returns, loyalty, malformed, network, returnsLoyalty, serverError, type BadResponse } from './bad-response.ts'
import { send, sendInHalves, sendJson } from './respond-badly.ts'

const body = JSON.stringify(loyalty)
const html = { 'Content-Type': 'text/html; charset=utf-8' }
const notJson = malformed('(not JSON)')

/** A JSON body with Japanese text in Shift_JIS. */
const shiftJis = Buffer.concat([Buffer.from('{"words":"'), Buffer.from([0x93, 0xfa, 0x96, 0x7b]), Buffer.from('"}')])

/** Bodies that are not JSON, or another kind of JSON. */
export const bodies: BadResponse[] = [
  {
    name: 'sends the page of a proxy with 502',
    respond: send(502, '<h1>502 Bad Gateway</h1>', html),
    ends: serverError(502),
  },
  {
    name: 'sends the page of a captive portal with 200',
    respond: send(200, '<!doctype html><title>Welcome</title>', html),
    ends: notJson,
  },
  { name: 'sends an empty body with 200', respond: send(200, ''), ends: malformed('(body)') },
  {
    name: 'sends 204 without a schema',
    respond: ({ response }) => response.writeHead(204, { Connection: 'close' }).end(),
    schema: 'unknown',
    ends: returns(null),
  },
  { name: 'sends truncated JSON with 200', respond: send(200, body.slice(0, -10)), ends: notJson },
  { name: 'sends null', respond: send(200, 'null'), ends: malformed('(body)') },
  { name: 'sends a list', respond: sendJson(200, [loyalty]), ends: malformed('(body)') },
  { name: 'sends a byte order mark', respond: send(200, `\ufeff${body}`), ends: returnsLoyalty },
  {
    name: 'sends a character in two chunks',
    respond: sendInHalves(Buffer.from('{"words":"日本"}'), 12),
    schema: 'unknown',
    ends: returns({ words: '日本' }),
  },
  {
    name: 'sends bytes that are no UTF-8 in a text',
    respond: send(200, shiftJis),
    schema: 'unknown',
    ends: returns({ words: '\ufffd\ufffd\ufffd{' }),
  },
  { name: 'sends JSON as text/html', respond: send(200, body, html), ends: returnsLoyalty },
  {
    name: 'sends fields that pollute prototypes',
    respond: send(
      200,
      `{"__proto__":{"hasActiveCard":true},"constructor":{"prototype":{"polluted":1}},${body.slice(1)}`,
    ),
    ends: returnsLoyalty,
  },
  {
    name: 'sends its fields in __proto__',
    respond: send(200, `{"__proto__":${body}}`),
    ends: malformed('pointRateForInnerPay'),
  },
  { name: 'answers 407, as only a proxy may', respond: send(407, ''), ends: network },
]
