import { returns, loyalty, malformed, returnsLoyalty, serverError, type BadResponse } from './bad-response.ts'
import { flood, send, sendAndStay, sendJson, sendPacked } from './respond-badly.ts'

const start = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'
const large = (length: number) => JSON.stringify({ ...loyalty, rest: 'a'.repeat(length) })
const tooLarge = malformed('(too large)')
const page = (title: string) => `<!doctype html><title>${title}</title><p>${'a'.repeat(2_000_000)}`
const html = { 'Content-Type': 'text/html' }

/** Returns a body of exactly this many bytes. */
function sized(length: number): string {
  return large(length - large(0).length)
}

/** Distinct amounts. */
const amounts = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Answers above the size limit, before or after decompression. */
export const sizes: BadResponse[] = [
  { name: 'sends 10 MB of JSON', respond: send(200, large(10_000_000)), ends: tooLarge },
  {
    name: 'sends 1.1 MB of JSON, and then nothing',
    respond: sendAndStay(`${start}Content-Length: 2000000\r\n\r\n${'a'.repeat(1_100_000)}`),
    ends: tooLarge,
  },
  { name: 'sends JSON without end', respond: flood(`${start}\r\n{"rest": "`, 'a'.repeat(65_536)), ends: tooLarge },
  { name: 'sends 50 MB compressed with gzip', respond: sendPacked(), ends: tooLarge },
  { name: 'sends 1,000,000 bytes', respond: send(200, sized(1_000_000)), ends: returnsLoyalty },
  { name: 'sends 1,000,001 bytes', respond: send(200, sized(1_000_001)), ends: tooLarge },
  { name: 'sends a page of 2 MB with 502', respond: send(502, page('Bad Gateway'), html), ends: serverError(502) },
  {
    name: 'nests 100,000 lists',
    respond: send(200, '['.repeat(100_000) + ']'.repeat(100_000)),
    ends: malformed('(body)'),
  },
  {
    name: 'lists 1,000 amounts',
    respond: sendJson(200, { monthlyRepayAmountChoices: amounts(1_000) }),
    schema: 'repayment choices',
    ends: returns({ monthlyRepayAmountChoices: amounts(1_000) }),
  },
  {
    name: 'lists 1,001 amounts',
    respond: sendJson(200, { monthlyRepayAmountChoices: amounts(1_001) }),
    schema: 'repayment choices',
    ends: malformed('monthlyRepayAmountChoices'),
  },
  {
    name: 'lists an amount twice, and zero',
    respond: sendJson(200, { monthlyRepayAmountChoices: ['2000', 0, 1000, 2000] }),
    schema: 'repayment choices',
    ends: returns({ monthlyRepayAmountChoices: [2000, 1000] }),
  },
  {
    name: 'lists 300,000 wrong promotions',
    respond: sendJson(200, { promotions: Array.from({ length: 300_000 }, () => []) }),
    schema: 'promotions',
    // More issues than zod can collect.
    ends: malformed('(body)'),
  },
]
