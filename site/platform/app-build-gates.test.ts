import { describe, expect, test } from 'vitest'

import { checkGate, type Feature } from './app-build-gates.ts'

// Typed by hand from specification §9 and §8.
const cases = [
  ['payment', 34017, 1472, '本キャンペーンには、最新版アプリをダウンロードしてご参加いただけます。'],
  ['codePayment', 32016, 1450, 'コード払いは、最新版アプリをダウンロードしてご利用いただけます。'],
  ['identityCheck', 34000, 1470, 'かんたん本人確認は、最新版アプリをダウンロードしてご利用いただけます。'],
  ['deferredPay', 34000, 1470, 'メルペイスマート払いは、最新版アプリをダウンロードしてご利用いただけます。'],
  ['lending', 34000, 1470, '最新版アプリをダウンロードしてご利用いただけます。'],
  ['v4.7.0', 37003, 1501, '最新版アプリをダウンロードしてご利用いただけます。'],
  ['v4.9.0', 39006, 1520, '最新版アプリをダウンロードしてご利用いただけます。'],
] as const satisfies [Feature, number, number, string][]

describe.each(cases)('%s', (feature, ios, android, message) => {
  test.each([
    ['ios', ios],
    ['android', android],
  ] as const)('on %s build %i is the first that can', (system, build) => {
    const results = [0, build - 1, build, build + 1].map((tried) =>
      checkGate(feature, { surface: 'app', system, build: tried }, 'メルペイ'),
    )
    const tooOld = { ok: false, reason: 'too-old', message }
    expect(results).toEqual([tooOld, tooOld, { ok: true }, { ok: true }])
  })

  test.each(['ios', 'android'] as const)('an app on %s with an unknown build is not trusted', (system) => {
    const results = [undefined, Number.NaN].map((build) =>
      checkGate(feature, { surface: 'app', system, build }, 'メルペイ'),
    )
    const unknown = { ok: false, reason: 'unknown-build', message }
    expect(results).toEqual([unknown, unknown])
  })

  test.each(['ios', 'android', 'other'] as const)('a browser on %s cannot', (system) => {
    expect(checkGate(feature, { surface: 'browser', system }, 'メルペイ')).toEqual({
      ok: false,
      reason: 'not-in-app',
      message,
    })
  })
})

test("the message of deferred pay names the provider of the content, whatever its name's characters", () => {
  const result = checkGate('deferredPay', { surface: 'browser', system: 'other' }, '$&{provider}')
  expect(result).toMatchObject({
    message: '$&{provider}スマート払いは、最新版アプリをダウンロードしてご利用いただけます。',
  })
})
