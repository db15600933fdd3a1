import { compareHeaders, getExpectedHeaders, type HeaderProfile } from './expected-headers.ts'
import type { ExpectedFile } from './expected-site.ts'
import type { FetchedResponse } from './fetch-url.ts'
import { createFinding, shorten, type Finding } from './report.ts'

/** Returns the maximum number of body bytes to read, compressed or not, for a file of this size. */
export function getBodyLimit(size: number): number {
  return 2 * size + 64 * 1024
}

/** Reports an unexpected status; a redirect is reported with its target and not followed. */
function checkStatus(url: string, { status, headers }: FetchedResponse, expected: number): Finding {
  const target = headers.get('location')
  if (status >= 300 && status < 400 && target !== null)
    return createFinding('redirected', url, `leads to ${shorten(target)} instead of answering ${expected}`)
  return createFinding('missing', url, `answers ${status} instead of ${expected}`)
}

function checkBody(url: string, { sha256, size }: ExpectedFile, { body }: FetchedResponse): Finding[] {
  const endless = `does not end after ${getBodyLimit(size)} bytes, where ${size} are expected`
  if (body === 'too-long') return [createFinding('broken', url, endless)]
  if (body === 'broken') return [createFinding('broken', url, 'breaks off, or cannot be decoded')]
  if (body.sha256 === sha256) return []
  const [actual, expected] = [body.sha256, sha256].map((hash) => hash.slice(0, 12))
  const message = `has ${body.size} bytes (SHA-256 ${actual}…) where ${size} (${expected}…) would be published now`
  return [createFinding('stale', url, message)]
}

/** Compares the response at a URL with the expected file: status, bytes and headers. */
export function checkResponse(
  url: string,
  expected: ExpectedFile,
  response: FetchedResponse,
  profile: HeaderProfile,
): Finding[] {
  if (response.status !== expected.status) return [checkStatus(url, response, expected.status)]
  const ofBody = checkBody(url, expected, response)
  const expectedValues = getExpectedHeaders(profile, expected.file, expected.policy)
  // A page's policy depends on its text, so another text has another policy.
  if (ofBody.length > 0) delete expectedValues['Content-Security-Policy']
  const ofHeaders = compareHeaders(expectedValues, response.headers, response.visitor.coding)
  return [...ofBody, ...ofHeaders.map((message) => createFinding('wrong-header', url, message))]
}

/** Returns whether a response contains something other than the not-found page, whatever its status. */
export function showsSomething({ status, body }: FetchedResponse, notFoundPage: ExpectedFile): boolean {
  return status >= 200 && status < 300 && !(typeof body === 'object' && body.sha256 === notFoundPage.sha256)
}
