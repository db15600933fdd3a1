import { aborted, type BadResponse } from './bad-response.ts'
import { repeat, sendAndStay, sendJson } from './respond-badly.ts'

const start = 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n'

/** Servers with a caller that aborts. */
export const abandoned: BadResponse[] = [
  { name: 'is abandoned before its response', respond: sendAndStay(''), abortAfter: 100, ends: aborted },
  { name: 'is abandoned while it sends the body', respond: repeat(start, ' ', 10), abortAfter: 100, ends: aborted },
  {
    name: 'is abandoned while it sends the body of a 401',
    respond: repeat(start.replace('200', '401'), ' ', 10),
    abortAfter: 100,
    ends: aborted,
  },
  {
    name: 'is abandoned between a failed request and the next attempt',
    respond: sendJson(500, {}),
    abortAfter: 200,
    isForReads: true,
    ends: aborted,
  },
]
