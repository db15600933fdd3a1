import { clientError, shortTimeout, timeout, serverError, type BadResponse } from './bad-response.ts'
import { send, sendLocalizedMessage, sendJson } from './respond-badly.ts'

const serverMessage = 'ただいま混み合っています。'
const detailsOf = (details: unknown) => sendJson(400, { code: 400, message: 'for the log', details })
const localized = (localizedMessage: unknown) => detailsOf({ localizedMessage })

/** Error statuses, with and without a message for the user (specification §3, §8). */
export const refusals: BadResponse[] = [
  ...[400, 401, 403, 404, 409, 413, 422, 429].map((status): BadResponse => ({
    name: `says words with ${status}`,
    respond: sendLocalizedMessage(status, serverMessage),
    ends: clientError(status, serverMessage),
  })),
  ...[500, 503, 599].map((status): BadResponse => ({
    name: `says words with ${status}`,
    respond: sendLocalizedMessage(status, serverMessage),
    ends: serverError(status, serverMessage),
  })),
  { name: 'says nothing with 401', respond: sendJson(401, {}), ends: clientError(401) },
  {
    name: 'asks for a password with 401',
    respond: send(401, '{}', { 'WWW-Authenticate': 'Basic realm="a"' }),
    timeoutAfter: shortTimeout,
    ends: clientError(401),
    inChromium: { because: 'a browser asks the person for the password, and nobody answers', ends: timeout },
  },
  { name: 'says that it waited too long with 408', respond: send(408, ''), ends: clientError(408) },
  { name: 'says that it is a teapot with 418', respond: send(418, ''), ends: clientError(418) },
  {
    name: 'says with 304 that nothing has changed',
    respond: ({ response }) => response.writeHead(304, { Connection: 'close' }).end(),
    ends: clientError(304),
  },
  { name: 'says 300 without a place to go', respond: sendJson(300, {}), ends: clientError(300) },
  { name: 'says a status of 999', respond: sendJson(999, {}), ends: serverError(999) },

  {
    name: 'sends details as a list',
    respond: detailsOf([{ localizedMessage: { message: serverMessage } }]),
    ends: clientError(400),
  },
  { name: 'sends details as a text', respond: detailsOf(serverMessage), ends: clientError(400) },
  { name: 'sends details as null', respond: detailsOf(null), ends: clientError(400) },
  { name: 'sends the localized message as null', respond: localized(null), ends: clientError(400) },
  { name: 'sends the localized message as a text', respond: localized(serverMessage), ends: clientError(400) },
  { name: 'sends the localized message as a number', respond: localized(1), ends: clientError(400) },
  { name: 'sends null for a refusal', respond: send(400, 'null'), ends: clientError(400) },
  { name: 'sends a list for a refusal', respond: sendJson(400, [serverMessage]), ends: clientError(400) },
  { name: 'sends a text for a refusal', respond: sendJson(400, serverMessage), ends: clientError(400) },
  { name: 'says null', respond: sendLocalizedMessage(400, null), ends: clientError(400) },
  { name: 'says a number', respond: sendLocalizedMessage(400, 1), ends: clientError(400) },
  { name: 'says an object', respond: sendLocalizedMessage(400, { ja: serverMessage }), ends: clientError(400) },
  { name: 'says a list', respond: sendLocalizedMessage(400, [serverMessage]), ends: clientError(400) },
  {
    name: 'says an empty text',
    respond: sendLocalizedMessage(400, ''),
    ends: clientError(400, ''),
    message: '通信エラーが発生しました。',
  },
  {
    name: 'says nothing visible',
    respond: sendLocalizedMessage(400, ' \u202e\u0000\n'),
    ends: clientError(400, ' \u202e\u0000\n'),
    message: '通信エラーが発生しました。',
  },
  {
    name: 'says 10,000 characters',
    respond: sendLocalizedMessage(400, '𠮷'.repeat(10_000)),
    ends: clientError(400, '𠮷'.repeat(10_000)),
    message: `${'𠮷'.repeat(300)}…`,
  },
  {
    name: 'says markup',
    respond: sendLocalizedMessage(400, '<img src=x onerror=alert(1)>'),
    ends: clientError(400, '<img src=x onerror=alert(1)>'),
    message: '<img src=x onerror=alert(1)>',
  },
  {
    name: 'turns the direction of its words',
    respond: sendLocalizedMessage(400, 'あ\u202e\u2066い\u0007'),
    ends: clientError(400, 'あ\u202e\u2066い\u0007'),
    message: 'あい',
  },
  {
    name: 'says half a character',
    respond: send(400, '{"details":{"localizedMessage":{"message":"\\ud842"}}}'),
    ends: clientError(400, '\ud842'),
  },
]
