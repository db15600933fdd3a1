import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createIntentLink, openUrlIntent } from './android-intents.ts'
import { createCommandLink, createOpenUrlLink } from './app-links.ts'
import { appConfig, hostileText, parseIntent, parseLink, wellFormed } from './test-support.ts'
import { propertyRuns } from '../../../tests/support/run/property-runs.ts'

const hostileValues = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), hostileText, { noNullPrototype: true })

function wellFormedEntries(values: Record<string, string>): [string, string][] {
  return Object.entries(values).map(([name, value]) => [name, wellFormed(value)])
}

test('a link names its command and its values', () => {
  expect(createCommandLink(appConfig, 'showAlert', { title: 'エラー', message: 'a&b c' })).toBe(
    'merpay://showAlert?title=%E3%82%A8%E3%83%A9%E3%83%BC&message=a%26b%20c',
  )
  expect(createCommandLink(appConfig, 'openLogin', {})).toBe('merpay://openLogin')
})

test('the short way to open an address makes the same link as the general one', () => {
  fc.assert(
    fc.property(
      hostileText,
      (url) => createOpenUrlLink(appConfig, url) === createCommandLink(appConfig, 'openURL', { url }),
    ),
  )
})

test('no value adds a parameter, a fragment or a scheme to a link', () => {
  fc.assert(
    fc.property(hostileValues, (values) => {
      const link = parseLink(createCommandLink(appConfig, 'command', values))
      expect(link).toEqual({ protocol: 'merpay:', host: 'command', rest: '', values: wellFormedEntries(values) })
    }),
    { numRuns: propertyRuns(1_000) },
  )
})

test('no value adds a part to an intent', () => {
  fc.assert(
    fc.property(hostileValues, hostileText, hostileText, (values, path, fallback) => {
      expect(parseIntent(createIntentLink(appConfig, 'command', values, { path, fallback }))).toEqual({
        data: { protocol: 'intent:', host: 'command', rest: '', values: wellFormedEntries(values) },
        first: 'Intent',
        fields: [
          ['scheme', 'merpay'],
          ['package', 'jp.example.merpay'],
          ['component', 'jp.example.merpay/.MerpayActivity'],
          ['S.path', wellFormed(path)],
          ['S.browser_fallback_url', wellFormed(fallback)],
        ],
        last: 'end',
      })
    }),
    { numRuns: propertyRuns(1_000) },
  )
})

test('an intent has an activity if one is given, and no other extras', () => {
  expect(createIntentLink(appConfig, 'openActivity', {}, { activity: 'CouponActivity' })).toBe(
    'intent://openActivity#Intent;scheme=merpay;package=jp.example.merpay;component=jp.example.merpay/.CouponActivity;end',
  )
})

test('the banner opens an address by an intent with the store as its way out', () => {
  expect(openUrlIntent(appConfig, 'https://card.example.jp/jp/card/202302-1/', 'https://apps.example.jp/android')).toBe(
    'intent://openURL?url=https%3A%2F%2Fcard.example.jp%2Fjp%2Fcard%2F202302-1%2F#Intent;scheme=merpay;package=jp.example.merpay;' +
      'component=jp.example.merpay/.MerpayActivity;S.browser_fallback_url=https%3A%2F%2Fapps.example.jp%2Fandroid;end',
  )
})
