import { clientError, shortTimeout, timeout, serverError, type BadResponse } from './bad-response.ts'
import { send, sendLocalizedMessage, sendJson } from './respond-badly.ts'

/** A message of the server for the user, which the client shows. */
const serverMessage = 'ただいま混み合っています。'
/** Responds with status 400 and these `details`, where the server's message is expected. */
const refuseWithDetails = (details: unknown) => sendJson(400, { code: 400, message: 'for the log', details })
/** Responds with this value in place of a localized message. */
const refuseWithMessage = (localizedMessage: unknown) => refuseWithDetails({ localizedMessage })

/** Error statuses, with and without a message for the user (specification §3, §8). */
export const refusals: BadResponse[] = [
  ...[400, 401, 404, 429].map((status): BadResponse => ({
    name: `says words with ${status}`,
    respond: sendLocalizedMessage(status, serverMessage),
    ends: clientError(status, serverMessage),
  })),
  ...[500, 503].map((status): BadResponse => ({
    name: `says words with ${status}`,
    respond: sendLocalizedMessage(status, serverMessage),
    ends: serverError(status, serverMessage),
  })),
  { name: 'sends an empty object with 401', respond: sendJson(401, {}), ends: clientError(401) },
  {
    name: 'requests basic authentication with 401',
    respond: send(401, '{}', { 'WWW-Authenticate': 'Basic realm="a"' }),
    timeoutAfter: shortTimeout,
    ends: clientError(401),
    inChromium: { because: 'a browser asks the person for the password, and nobody answers', ends: timeout },
  },
  {
    name: 'sends 304 (not modified)',
    respond: ({ response }) => response.writeHead(304, { Connection: 'close' }).end(),
    ends: clientError(304),
  },

  {
    name: 'sends details as a list',
    respond: refuseWithDetails([{ localizedMessage: { message: serverMessage } }]),
    ends: clientError(400),
  },
  { name: 'sends details as null', respond: refuseWithDetails(null), ends: clientError(400) },
  { name: 'sends the localized message as null', respond: refuseWithMessage(null), ends: clientError(400) },
  { name: 'sends null with 400', respond: send(400, 'null'), ends: clientError(400) },
  { name: 'sends a number as the text of its message', respond: sendLocalizedMessage(400, 1), ends: clientError(400) },
  {
    name: 'sends an object as the text of its message',
    respond: sendLocalizedMessage(400, { ja: serverMessage }),
    ends: clientError(400),
  },
  {
    name: 'sends an empty message',
    respond: sendLocalizedMessage(400, ''),
    ends: clientError(400, ''),
    message: '通信エラーが発生しました。',
  },
  {
    name: 'sends a message of invisible characters',
    respond: sendLocalizedMessage(400, ' \u202e\u0000\n'),
    ends: clientError(400, ' \u202e\u0000\n'),
    message: '通信エラーが発生しました。',
  },
  {
    name: 'sends a message of 10,000 characters',
    respond: sendLocalizedMessage(400, '𠮷'.repeat(10_000)),
    ends: clientError(400, '𠮷'.repeat(10_000)),
    message: `${'𠮷'.repeat(300)}…`,
  },
  {
    name: 'sends a message with markup',
    respond: sendLocalizedMessage(400, '<img src=x onerror=alert(1)>'),
    ends: clientError(400, '<img src=x onerror=alert(1)>'),
    message: '<img src=x onerror=alert(1)>',
  },
  {
    name: 'sends a message with direction overrides',
    respond: sendLocalizedMessage(400, 'あ\u202e\u2066い\u0007'),
    ends: clientError(400, 'あ\u202e\u2066い\u0007'),
    message: 'あい',
  },
]
