import { aborted, type Row } from './row.ts'
import { repeat, sendAndStay, sendBytes, sendJson } from './respond-badly.ts'

const start = 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n'

/** Servers whose caller aborts. */
export const abandoned: Row[] = [
  { name: 'is left before its answer', answer: sendAndStay(''), leaveAfter: 100, ends: aborted },
  { name: 'is left in its headers', answer: sendAndStay(start.slice(0, 30)), leaveAfter: 100, ends: aborted },
  { name: 'is left in its body', answer: repeat(start, ' ', 10), leaveAfter: 100, ends: aborted },
  {
    name: 'is left in the body of a refusal',
    answer: repeat(start.replace('200', '401'), ' ', 10),
    leaveAfter: 100,
    ends: aborted,
  },
  {
    name: 'is left after a failure, before it is asked again',
    answer: sendJson(500, {}),
    leaveAfter: 200,
    isForReads: true,
    ends: aborted,
  },
  {
    name: 'is left after a break, before it is asked again',
    answer: sendBytes(''),
    leaveAfter: 200,
    isForReads: true,
    ends: aborted,
  },
]
