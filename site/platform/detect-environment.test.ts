import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { detectEnvironment, formatEnvironment, type Environment } from './detect-environment.ts'
import { propertyRuns } from '../../tests/support/run/property-runs.ts'
import { anyText } from '../../tests/support/run/any-text.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const phones = [
  ['ios', iphone],
  ['android', android],
] as const

function detect(userAgent: string, maxTouchPoints = 5): Environment {
  return detectEnvironment({ userAgent, maxTouchPoints }, 'MerpayApp')
}

describe.each(phones)('on %s', (system, phone) => {
  test.each([
    ['MerpayApp/39006', 39006],
    ['MerpayApp/1', 1],
    ['MerpayApp/039006', 39006],
    ['MerpayApp/999999999', 999_999_999],
    ['MerpayApp/39006 Other/2', 39006],
    ['MerpayApp/39006 (comment; MerpayApp/2)', 39006],
    ['(comment (in a comment) MerpayApp/2) MerpayApp/39006', 39006],
    [String.raw`(an escaped \) MerpayApp/2) MerpayApp/39006`, 39006],
    ['MerpayApp/39006(comment)', 39006],
    ['Other/2(comment)MerpayApp/39006', 39006],
    ['MerpayApp/1 MerpayApp/2', 1],
    ['MerpayApp MerpayApp/2', undefined],
    ['MerpayApp', undefined],
    ['MerpayApp/', undefined],
    ['MerpayApp/abc', undefined],
    ['MerpayApp/1.2', undefined],
    ['MerpayApp/39006.1', undefined],
    ['MerpayApp/-1', undefined],
    ['MerpayApp/1e5', undefined],
    ['MerpayApp/0x10', undefined],
    ['MerpayApp/９', undefined],
    ['MerpayApp/39006)', undefined],
    ['MerpayApp/1000000000', undefined],
  ])('%s is the app of build %s', (product, build) => {
    expect(detect(`${phone} ${product}`)).toEqual({ surface: 'app', system, build })
  })

  test.each([
    ['an empty addition', ''],
    ['the token in a comment', '(MerpayApp/39006)'],
    ['the token in a comment inside a comment', '(see (MerpayApp/39006) there)'],
    ['the token behind an inner comment', '(see (this) MerpayApp/39006 )'],
    ['the token behind an escaped bracket', String.raw`(see \) MerpayApp/39006 )`],
    ['the token in a comment that is never closed', '(see MerpayApp/39006'],
    ['a product whose name ends in the token', 'XMerpayApp/1'],
    ['a product whose name begins with the token', 'MerpayAppX/1'],
    ['a product joined by a hyphen', 'MerpayApp-Debug/1'],
    ['lower case', 'merpayapp/39006'],
    ['upper case', 'MERPAYAPP/39006'],
    ['the token as a version', 'Other/MerpayApp'],
    ['the token inside a version', 'Other/1.MerpayApp/39006'],
    ['the token behind a bracket that nothing opened', ')MerpayApp/39006'],
    ['a full-width token', 'ＭｅｒｐａｙＡｐｐ/39006'],
  ])('%s is a browser', (_, product) => {
    expect(detect(`${phone} ${product}`)).toEqual({ surface: 'browser', system })
  })
})

test.each([
  ['a Mac', mac, 0, 'other'],
  ['a Mac with one touch point', mac, 1, 'other'],
  ['iPadOS that calls itself Macintosh', mac, 2, 'ios'],
  ['a Mac whose touch points are not a number', mac, Number.NaN, 'other'],
  ['an app that names its iPhone by its model', 'SomeApp/1.2 (iPhone13,4; iOS 16.5; Scale/3.00)', 5, 'ios'],
  ['an app that names its iPad by its model', 'SomeApp/1.2 (iPad13,10; iPadOS 16.5)', 5, 'ios'],
  ['an app that names its iPod by its model', 'SomeApp/1.2 (iPod9,1; iOS 15.4)', 5, 'ios'],
  ['an iPhone whose web view names Android too', `${iphone} (not for Android)`, 5, 'ios'],
  ['Windows with a touch screen', windows, 10, 'other'],
  [
    'an Android phone whose model is called iPhone',
    'Mozilla/5.0 (Linux; Android 8.1.0; iPhone XS Max Build/O11019) Chrome/100.0.0.0 Mobile',
    5,
    'android',
  ],
])('%s', (_, userAgent, maxTouchPoints, system) => {
  expect(detect(userAgent, maxTouchPoints)).toEqual({ surface: 'browser', system })
})

test('iPadOS that calls itself Macintosh is the app where the token says so', () => {
  expect(detect(`${mac} MerpayApp/39006`, 5)).toEqual({ surface: 'app', system: 'ios', build: 39006 })
})

test.each([
  ['Windows', windows],
  ['a Mac without touch', mac],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36'],
  ['nothing', ''],
])('the token beside %s is a browser: no app is there to take a deep link', (_, rest) => {
  expect(detect(`${rest} MerpayApp/39006`, 0)).toEqual({ surface: 'browser', system: 'other' })
})

test.each([
  ['an empty string', ''],
  ['a million characters', 'a'.repeat(1_000_000)],
  ['a million opening brackets', '('.repeat(1_000_000)],
  ['a million closing brackets', ')'.repeat(1_000_000)],
  ['a million blanks', ' '.repeat(1_000_000)],
  ['a million backslashes in a comment', `(${'\\'.repeat(1_000_000)}`],
  ['a hundred thousand beginnings of the token', 'MerpayAp '.repeat(100_000)],
  ['lone surrogates', '\ud800 \udfff MerpayApp/\ud800'],
  ['a null character', 'MerpayApp/1\0'],
  ['a name of every object', '__proto__ constructor/1 hasOwnProperty'],
])('%s is no system and no app', (_, userAgent) => {
  expect(detect(userAgent)).toEqual({ surface: 'browser', system: 'other' })
})

test('no string, number of touch points or token makes it throw', () => {
  const pieces = fc.array(
    fc.constantFrom(
      'MerpayApp/1',
      '(',
      ')',
      '\\',
      ' ',
      '\t',
      'iPhone',
      'Android',
      'Macintosh',
      'Windows Phone',
      '\0',
      '\ud800',
      '__proto__',
    ),
  )
  const strings = fc.oneof(
    anyText(),
    pieces.map((list) => list.join('')),
  )
  fc.assert(
    fc.property(strings, fc.oneof(fc.double(), fc.integer()), strings, (userAgent, maxTouchPoints, token) => {
      expect(['app', 'browser']).toContain(detectEnvironment({ userAgent, maxTouchPoints }, token).surface)
    }),
    { numRuns: propertyRuns(2_000) },
  )
})

test('behind any products and comments of others, the token of a phone is the app with that build', () => {
  const name = fc.stringMatching(/^[A-Za-z0-9.!#$%&'*+^_`|~-]{1,12}$/).filter((text) => text !== 'MerpayApp')
  const comment = fc.stringMatching(/^[A-Za-z0-9;,:/@ ]{0,20}$/).map((text) => `(${text} MerpayApp/7)`)
  const others = fc.array(
    fc.oneof(
      comment,
      name,
      fc.tuple(name, fc.constantFrom('1', 'MerpayApp', '1.MerpayApp')).map((parts) => parts.join('/')),
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom(...phones), others, fc.nat({ max: 999_999_999 }), ([system, phone], rest, build) => {
      const userAgent = [phone, ...rest].join(' ')
      expect(detect(userAgent)).toEqual({ surface: 'browser', system })
      expect(detect(`${userAgent} MerpayApp/${build}`)).toEqual({ surface: 'app', system, build })
    }),
  )
})

test('the style sheet knows an environment by system and place', () => {
  expect(formatEnvironment({ surface: 'app', system: 'ios', build: 1 })).toBe('ios-app')
  expect(formatEnvironment({ surface: 'browser', system: 'other' })).toBe('other-browser')
})
