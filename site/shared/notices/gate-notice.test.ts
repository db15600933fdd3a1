import { expect, test } from 'vitest'

import type { Environment } from '../../platform/detect-environment.ts'
import { checkGate } from '../../platform/app-build-gates.ts'
import { createGateNotice } from './gate-notice.ts'

const oldApp = { surface: 'app', system: 'ios', build: 1 } as const satisfies Environment
const newApp = { surface: 'app', system: 'ios', build: 99_999 } as const satisfies Environment
const phone = { surface: 'browser', system: 'android' } as const satisfies Environment
const desktop = { surface: 'browser', system: 'other' } as const satisfies Environment
const appOnly = { message: 'アプリでご覧ください', button: 'アプリで開く', path: '/jp/card/' }

function notice(environment: Environment, wording?: typeof appOnly) {
  return createGateNotice(checkGate('codePayment', environment, 'メルペイ'), environment, wording)
}

test('an app that is too old is updated, whatever its page says about the app', () => {
  const expected = {
    message: 'コード払いは、最新版アプリをダウンロードしてご利用いただけます。',
    action: { opens: 'store', system: 'ios', label: 'アプリを更新する' },
  }
  expect(notice(oldApp)).toEqual(expected)
  expect(notice(oldApp, appOnly)).toEqual(expected)
})

test('a feature of the app is opened in it from a phone, and only described on a desktop', () => {
  expect(notice(phone, appOnly)).toEqual({
    message: appOnly.message,
    action: { opens: 'app', label: appOnly.button },
  })
  expect(notice(desktop, appOnly)).toEqual({ message: appOnly.message })
})

test.each([
  ['an app that is new enough', newApp, appOnly],
  ['a phone, if the feature is not limited to the app', phone, undefined],
  ['a desktop, if the feature is not limited to the app', desktop, undefined],
])('%s shows no notice', (_, environment, wording) => {
  expect(notice(environment, wording)).toBeUndefined()
})
