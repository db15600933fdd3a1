import { refused, short, timeout, unwell, type Row } from './row.ts'
import { send, sendLocalizedMessage, sendJson } from './respond-badly.ts'

const serverMessage = 'ただいま混み合っています。'
const detailsOf = (details: unknown) => sendJson(400, { code: 400, message: 'for the log', details })
const localized = (localizedMessage: unknown) => detailsOf({ localizedMessage })

/** Error statuses, with and without a message for the user (specification §3, §8). */
export const refusals: Row[] = [
  ...[400, 401, 403, 404, 409, 413, 422, 429].map((status): Row => ({
    name: `says words with ${status}`,
    respond: sendLocalizedMessage(status, serverMessage),
    ends: refused(status, serverMessage),
  })),
  ...[500, 503, 599].map((status): Row => ({
    name: `says words with ${status}`,
    respond: sendLocalizedMessage(status, serverMessage),
    ends: unwell(status, serverMessage),
  })),
  { name: 'says nothing with 401', respond: sendJson(401, {}), ends: refused(401) },
  {
    name: 'asks for a password with 401',
    respond: send(401, '{}', { 'WWW-Authenticate': 'Basic realm="a"' }),
    timeoutAfter: short,
    ends: refused(401),
    inChromium: { because: 'a browser asks the person for the password, and nobody answers', ends: timeout },
  },
  { name: 'says that it waited too long with 408', respond: send(408, ''), ends: refused(408) },
  { name: 'says that it is a teapot with 418', respond: send(418, ''), ends: refused(418) },
  {
    name: 'says with 304 that nothing has changed',
    respond: ({ response }) => response.writeHead(304, { Connection: 'close' }).end(),
    ends: refused(304),
  },
  { name: 'says 300 without a place to go', respond: sendJson(300, {}), ends: refused(300) },
  { name: 'says a status of 999', respond: sendJson(999, {}), ends: unwell(999) },

  {
    name: 'sends details as a list',
    respond: detailsOf([{ localizedMessage: { message: serverMessage } }]),
    ends: refused(400),
  },
  { name: 'sends details as a text', respond: detailsOf(serverMessage), ends: refused(400) },
  { name: 'sends details as null', respond: detailsOf(null), ends: refused(400) },
  { name: 'sends the localized message as null', respond: localized(null), ends: refused(400) },
  { name: 'sends the localized message as a text', respond: localized(serverMessage), ends: refused(400) },
  { name: 'sends the localized message as a number', respond: localized(1), ends: refused(400) },
  { name: 'sends null for a refusal', respond: send(400, 'null'), ends: refused(400) },
  { name: 'sends a list for a refusal', respond: sendJson(400, [serverMessage]), ends: refused(400) },
  { name: 'sends a text for a refusal', respond: sendJson(400, serverMessage), ends: refused(400) },
  { name: 'says null', respond: sendLocalizedMessage(400, null), ends: refused(400) },
  { name: 'says a number', respond: sendLocalizedMessage(400, 1), ends: refused(400) },
  { name: 'says an object', respond: sendLocalizedMessage(400, { ja: serverMessage }), ends: refused(400) },
  { name: 'says a list', respond: sendLocalizedMessage(400, [serverMessage]), ends: refused(400) },
  {
    name: 'says an empty text',
    respond: sendLocalizedMessage(400, ''),
    ends: refused(400, ''),
    message: '通信エラーが発生しました。',
  },
  {
    name: 'says nothing visible',
    respond: sendLocalizedMessage(400, ' \u202e\u0000\n'),
    ends: refused(400, ' \u202e\u0000\n'),
    message: '通信エラーが発生しました。',
  },
  {
    name: 'says 10,000 characters',
    respond: sendLocalizedMessage(400, '𠮷'.repeat(10_000)),
    ends: refused(400, '𠮷'.repeat(10_000)),
    message: `${'𠮷'.repeat(300)}…`,
  },
  {
    name: 'says markup',
    respond: sendLocalizedMessage(400, '<img src=x onerror=alert(1)>'),
    ends: refused(400, '<img src=x onerror=alert(1)>'),
    message: '<img src=x onerror=alert(1)>',
  },
  {
    name: 'turns the direction of its words',
    respond: sendLocalizedMessage(400, 'あ\u202e\u2066い\u0007'),
    ends: refused(400, 'あ\u202e\u2066い\u0007'),
    message: 'あい',
  },
  {
    name: 'says half a character',
    respond: send(400, '{"details":{"localizedMessage":{"message":"\\ud842"}}}'),
    ends: refused(400, '\ud842'),
  },
]
