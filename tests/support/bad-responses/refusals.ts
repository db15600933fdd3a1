import { refused, short, timeout, unwell, type Row } from './row.ts'
import { send, sendLocalizedMessage, sendJson } from './respond-badly.ts'

const words = 'ただいま混み合っています。'
const detailsOf = (details: unknown) => sendJson(400, { code: 400, message: 'for the log', details })
const localized = (localizedMessage: unknown) => detailsOf({ localizedMessage })

/** Error statuses, with and without a message for the user (specification §3, §8). */
export const refusals: Row[] = [
  ...[400, 401, 403, 404, 409, 413, 422, 429].map((status): Row => ({
    name: `says words with ${status}`,
    answer: sendLocalizedMessage(status, words),
    ends: refused(status, words),
  })),
  ...[500, 503, 599].map((status): Row => ({
    name: `says words with ${status}`,
    answer: sendLocalizedMessage(status, words),
    ends: unwell(status, words),
  })),
  { name: 'says nothing with 401', answer: sendJson(401, {}), ends: refused(401) },
  {
    name: 'asks for a password with 401',
    answer: send(401, '{}', { 'WWW-Authenticate': 'Basic realm="a"' }),
    milliseconds: short,
    ends: refused(401),
    inChromium: { because: 'a browser asks the person for the password, and nobody answers', ends: timeout },
  },
  { name: 'says that it waited too long with 408', answer: send(408, ''), ends: refused(408) },
  { name: 'says that it is a teapot with 418', answer: send(418, ''), ends: refused(418) },
  {
    name: 'says with 304 that nothing has changed',
    answer: ({ response }) => response.writeHead(304, { Connection: 'close' }).end(),
    ends: refused(304),
  },
  { name: 'says 300 without a place to go', answer: sendJson(300, {}), ends: refused(300) },
  { name: 'says a status of 999', answer: sendJson(999, {}), ends: unwell(999) },

  {
    name: 'sends details as a list',
    answer: detailsOf([{ localizedMessage: { message: words } }]),
    ends: refused(400),
  },
  { name: 'sends details as a text', answer: detailsOf(words), ends: refused(400) },
  { name: 'sends details as null', answer: detailsOf(null), ends: refused(400) },
  { name: 'sends the localized message as null', answer: localized(null), ends: refused(400) },
  { name: 'sends the localized message as a text', answer: localized(words), ends: refused(400) },
  { name: 'sends the localized message as a number', answer: localized(1), ends: refused(400) },
  { name: 'sends null for a refusal', answer: send(400, 'null'), ends: refused(400) },
  { name: 'sends a list for a refusal', answer: sendJson(400, [words]), ends: refused(400) },
  { name: 'sends a text for a refusal', answer: sendJson(400, words), ends: refused(400) },
  { name: 'says null', answer: sendLocalizedMessage(400, null), ends: refused(400) },
  { name: 'says a number', answer: sendLocalizedMessage(400, 1), ends: refused(400) },
  { name: 'says an object', answer: sendLocalizedMessage(400, { ja: words }), ends: refused(400) },
  { name: 'says a list', answer: sendLocalizedMessage(400, [words]), ends: refused(400) },
  {
    name: 'says an empty text',
    answer: sendLocalizedMessage(400, ''),
    ends: refused(400, ''),
    says: '通信エラーが発生しました。',
  },
  {
    name: 'says nothing visible',
    answer: sendLocalizedMessage(400, ' \u202e\u0000\n'),
    ends: refused(400, ' \u202e\u0000\n'),
    says: '通信エラーが発生しました。',
  },
  {
    name: 'says 10,000 characters',
    answer: sendLocalizedMessage(400, '𠮷'.repeat(10_000)),
    ends: refused(400, '𠮷'.repeat(10_000)),
    says: `${'𠮷'.repeat(300)}…`,
  },
  {
    name: 'says markup',
    answer: sendLocalizedMessage(400, '<img src=x onerror=alert(1)>'),
    ends: refused(400, '<img src=x onerror=alert(1)>'),
    says: '<img src=x onerror=alert(1)>',
  },
  {
    name: 'turns the direction of its words',
    answer: sendLocalizedMessage(400, 'あ\u202e\u2066い\u0007'),
    ends: refused(400, 'あ\u202e\u2066い\u0007'),
    says: 'あい',
  },
  {
    name: 'says half a character',
    answer: send(400, '{"details":{"localizedMessage":{"message":"\\ud842"}}}'),
    ends: refused(400, '\ud842'),
  },
]
