import { compareCoding, compareHeaders, expectedHeaders, type HeaderProfile } from './expected-headers.ts'
import type { ExpectedFile } from './expected-site.ts'
import type { Answer } from './fetch-address.ts'
import { createFinding, shorten, type Finding } from './report.ts'

/** The most bytes that are read of a file's body, compressed or not, by how many it has to have. */
export function limitFor(size: number): number {
  return 2 * size + 64 * 1024
}

/** What an answer with another status than the one expected is; a redirect is named with its target and not followed. */
function judgeStatus(address: string, { status, headers }: Answer, expected: number): Finding {
  const target = headers.get('location')
  if (status >= 300 && status < 400 && target !== null)
    return createFinding('redirected', address, `leads to ${shorten(target)} instead of answering ${expected}`)
  return createFinding('missing', address, `answers ${status} instead of ${expected}`)
}

function judgeBody(address: string, { sha256, size }: ExpectedFile, { body }: Answer): Finding[] {
  const endless = `does not end after ${limitFor(size)} bytes, where ${size} are expected`
  if (body === 'too-long') return [createFinding('broken', address, endless)]
  if (body === 'broken') return [createFinding('broken', address, 'breaks off, or cannot be decoded')]
  if (body.sha256 === sha256) return []
  const [actual, expected] = [body.sha256, sha256].map((hash) => hash.slice(0, 12))
  const message = `has ${body.size} bytes (SHA-256 ${actual}…) where ${size} (${expected}…) would be published now`
  return [createFinding('stale', address, message)]
}

/** Compares the answer at an address with the file that is expected there: status, bytes and headers. */
export function judgeAnswer(
  address: string,
  expected: ExpectedFile,
  answer: Answer,
  profile: HeaderProfile,
): Finding[] {
  if (answer.status !== expected.status) return [judgeStatus(address, answer, expected.status)]
  const ofBody = judgeBody(address, expected, answer)
  const wanted = expectedHeaders(profile, expected.file, expected.policy)
  // A page's policy follows from its text: another text has another policy.
  if (ofBody.length > 0) delete wanted['Content-Security-Policy']
  const headers = [...compareHeaders(wanted, answer.headers), ...compareCoding(answer.visitor.coding, answer.headers)]
  return [...ofBody, ...headers.map((message) => createFinding('wrong-header', address, message))]
}

/** Whether an answer shows something else than that there is nothing, under whatever status a host says so. */
export function showsSomething({ status, body }: Answer, notFound: ExpectedFile): boolean {
  return status >= 200 && status < 300 && !(typeof body === 'object' && body.sha256 === notFound.sha256)
}
