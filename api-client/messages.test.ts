import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { ApiError } from './api-error.ts'
import { campaignHasEnded, describeFailure, type Situation } from './messages.ts'

const situations: Situation[] = ['general', 'invitation-fetch', 'invitation-registration', 'entry']

/** Specification §8, row by row, typed from it. */
const rows: [string, ApiError, Situation, string][] = [
  ['network failure', new ApiError('network'), 'general', '通信エラーが発生しました。'],
  ['timeout', new ApiError('timeout'), 'general', '通信エラーが発生しました。'],
  ['malformed answer', new ApiError('malformed', { field: 'a' }), 'general', '通信エラーが発生しました。'],
  ['unspecified failure', new ApiError('status', { status: 400 }), 'general', '通信エラーが発生しました。'],
  [
    'invitation fetch failure',
    new ApiError('network'),
    'invitation-fetch',
    'エラーが発生しました。時間をおいて再度アクセスしてください。',
  ],
  [
    'invitation registration error',
    new ApiError('status', { status: 500 }),
    'invitation-registration',
    '通信エラーが発生しました。',
  ],
  [
    'application or entry failure',
    new ApiError('network'),
    'entry',
    'エラーが発生しました。時間をおいて再度お申し込みしてください。',
  ],
  [
    'entry refused',
    new ApiError('status', { status: 400 }),
    'entry',
    'エラーが発生しました。時間をおいて再度お申し込みしてください。',
  ],
]

test.each(rows)('%s', (_name, error, situation, message) => {
  expect(describeFailure(error, situation)).toEqual({ title: 'エラー', message })
})

test('once the campaign has ended, registration says so', () => {
  expect(campaignHasEnded).toEqual({ title: 'エラー', message: 'キャンペーンは終了しました' })
})

describe.each(situations)('in the situation %s', (situation) => {
  const messageFor = (localizedMessage: string) =>
    describeFailure(new ApiError('status', { status: 400, localizedMessage }), situation)?.message
  const otherwise = describeFailure(new ApiError('network'), situation)?.message ?? ''

  test("the server's own message is shown instead", () => {
    expect(messageFor('ただいま混み合っています。')).toBe('ただいま混み合っています。')
  })

  test('an abort has no message', () => {
    expect(describeFailure(new ApiError('aborted'), situation)).toBeUndefined()
  })

  test('an error of ours is not reported as a failure of the connection', () => {
    const message = describeFailure(new TypeError('x is not a function'), situation)?.message
    expect(message).toBe(otherwise.replace('通信エラー', 'エラー'))
  })

  test.each(['', '   ', '\n', '\u202e\u0000', '\u200b\u2060 \ufeff'])(
    'a message of nothing visible (%j) is none',
    (nothing) => {
      expect(messageFor(nothing)).toBe(otherwise)
    },
  )

  test('a message stays text, without invisible characters', () => {
    expect(messageFor('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>')
    expect(messageFor('あ\u202eい\u0000う')).toBe('あいう')
    expect(messageFor('\ufeffあ\u200bい\u200c\u200d\u200e\u200fう\u2060')).toBe('あいう')
  })

  test('a message of 10,000 characters is cut between characters', () => {
    expect(messageFor('𠮷'.repeat(10_000))).toBe(`${'𠮷'.repeat(300)}…`)
    expect(messageFor('あ'.repeat(300))).toBe('あ'.repeat(300))
  })

  test('whatever the server says, there is something to read, and no more than fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1_000 }), (text) => {
        const length = Array.from(messageFor(text) ?? '').length
        expect(length).toBeGreaterThan(0)
        expect(length).toBeLessThanOrEqual(301)
      }),
    )
  })
})
