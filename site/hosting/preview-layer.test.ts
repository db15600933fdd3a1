import { expect, test } from 'vitest'

import { addressesOf, allowPreview, layPreviewOver } from './preview-layer.ts'

const policy = (scripts: string) => `default-src 'none'; script-src ${scripts}; style-src 'none'`
const page = (scripts: string) =>
  `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy(scripts)}"><script>a()</script></head><script>b()</script>`

test('the preview comes before every script, the policy allows it, and nothing else changes', () => {
  const laid = layPreviewOver(page("'sha256-x'"), '/below')
  expect(laid).toBe(
    page("'self' 'sha256-x'").replace('<script>a', '<script src="/below/_preview.js"></script><script>a'),
  )
})

test.each([
  ["'sha256-x'", "'self' 'sha256-x'"],
  ["'none'", "'self'"],
  ["'self' 'sha256-x'", "'self' 'sha256-x'"],
])('a policy for %s allows %s', (before, after) => {
  expect(allowPreview(policy(before))).toBe(policy(after))
})

test('the paths of pages are those of their folders', () => {
  expect(addressesOf(['a/index.html', 'a/b.svg', '404.html'], '/below')).toEqual(['/below/a/'])
})
