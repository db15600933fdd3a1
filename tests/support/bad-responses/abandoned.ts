import { aborted, type BadResponse } from './bad-response.ts'
import { repeat, sendAndStay, sendBytes, sendJson } from './respond-badly.ts'

const start = 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n'

/** Servers with a caller that aborts. */
export const abandoned: BadResponse[] = [
  { name: 'is left before its answer', respond: sendAndStay(''), abortAfter: 100, ends: aborted },
  { name: 'is left in its headers', respond: sendAndStay(start.slice(0, 30)), abortAfter: 100, ends: aborted },
  { name: 'is left in its body', respond: repeat(start, ' ', 10), abortAfter: 100, ends: aborted },
  {
    name: 'is left in the body of a refusal',
    respond: repeat(start.replace('200', '401'), ' ', 10),
    abortAfter: 100,
    ends: aborted,
  },
  {
    name: 'is left after a failure, before it is asked again',
    respond: sendJson(500, {}),
    abortAfter: 200,
    isForReads: true,
    ends: aborted,
  },
  {
    name: 'is left after a break, before it is asked again',
    respond: sendBytes(''),
    abortAfter: 200,
    isForReads: true,
    ends: aborted,
  },
]
