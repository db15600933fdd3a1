import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hostileText, wellFormed } from '../platform/bridge/test-support.ts'
import { fillShareText, createInvitationUrl } from './invitation-url.ts'

const siteUrl = 'https://card.example.jp'

test.each(['share', 'copy'] as const)(
  'a text to %s has the code and the address that tells how it went out',
  (referer) => {
    expect(
      fillShareText('コード{code}で、ふたりともP3,000！\n{url} {code}', { siteUrl, code: ' ABC123\n', referer }),
    ).toBe(
      `コードABC123で、ふたりともP3,000！\nhttps://card.example.jp/jp/card/invitation/?invite-code=ABC123&referer=${referer} ABC123`,
    )
  },
)

test('a wording without marks, or with marks of others, stays as it is', () => {
  expect(fillShareText('{name} {} {{code}} $& {Code}', { siteUrl, code: 'A', referer: 'copy' })).toBe(
    '{name} {} {A} $& {Code}',
  )
})

test.each(['{url}', '{code}', '$&', "$'", '$1'])('the code %s is shown as it is', (code) => {
  expect(fillShareText('{code}', { siteUrl, code, referer: 'copy' })).toBe(code)
})

test('no code adds a parameter to the address or leaves the invitation page', () => {
  const codes = fc.oneof(
    hostileText,
    hostileText.map((text) => `A&referer=evil&invite-code=${text}`),
  )
  fc.assert(
    fc.property(codes, (code) => {
      const { origin, pathname, hash, searchParams } = new URL(createInvitationUrl({ siteUrl, code, referer: 'share' }))
      expect({ origin, pathname, hash, values: [...searchParams] }).toEqual({
        origin: siteUrl,
        pathname: '/jp/card/invitation/',
        hash: '',
        values: [
          ['invite-code', wellFormed(code.trim())],
          ['referer', 'share'],
        ],
      })
    }),
    { numRuns: 1000 },
  )
})
