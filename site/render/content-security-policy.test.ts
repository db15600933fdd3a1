import { expect, test } from 'vitest'

import { formatPolicy, hashSource, formatHeaderPolicy, createPolicy, writePolicy } from './content-security-policy.ts'
import { listElements, parseHtml, serializeHtml, type Document } from './html.ts'

const options = { trustedTypes: [], connect: [], loads: [] }
const page = (body: string) =>
  parseHtml(`<!DOCTYPE html><html><head><meta charset="utf-8"><style>p{}</style></head><body>${body}</body></html>`)

function addPolicy(document: Document): void {
  const head = listElements(document).find(({ tagName }) => tagName === 'head')
  if (head) writePolicy(head, createPolicy(listElements(document), options))
}

test('a policy contains the hash of each script and style', () => {
  // The first hash is the example of the Content Security Policy specification.
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
  const policy = createPolicy(listElements(page("<script>alert('Hello, world.');</script>")), options)
  expect(policy['script-src']).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"])
  expect(policy['style-src']).toEqual([hashSource('p{}')])
})

test('a page that loads nothing and runs nothing is allowed nothing', () => {
  const policy = createPolicy(listElements(parseHtml('<!DOCTYPE html><meta charset="utf-8"><p>x')), options)
  expect(policy).toMatchObject({ 'script-src': ["'none'"], 'style-src': ["'none'"], 'trusted-types': ["'none'"] })
  expect(policy).not.toHaveProperty('connect-src')
  expect(policy).toMatchObject({ 'base-uri': ["'none'"], 'form-action': ["'none'"], 'default-src': ["'none'"] })
})

test('a policy follows the character set and precedes everything that it restricts', () => {
  const document = page('')
  addPolicy(document)
  expect(serializeHtml(document)).toMatch(
    /^<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]*"><style>/,
  )
})

test('a page without a character set at its head is refused', () => {
  const document = parseHtml('<!DOCTYPE html><title>x</title>')
  expect(() => addPolicy(document)).toThrow('does not begin with the character set')
})

test('only the header says who may frame a page', () => {
  const policy = createPolicy(listElements(page('')), options)
  expect(formatPolicy(policy)).not.toContain('frame-ancestors')
  expect(formatHeaderPolicy(policy)).toMatch(/; frame-ancestors 'none'$/)
})
