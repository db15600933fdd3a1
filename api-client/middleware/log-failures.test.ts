import { describe, expect, test, vi } from 'vitest'

import { ApiError } from '../api-error.ts'
import { logFailures } from './log-failures.ts'
import { createRequest } from './test-support.ts'

describe('the log', () => {
  const cases: [Error, 'error' | 'debug', string][] = [
    [new TypeError('x is not a function, but SECRET'), 'error', '/v1/get_loyalty: unexpected TypeError'],
    [new ApiError('network'), 'error', '/v1/get_loyalty: network'],
    [new ApiError('timeout'), 'error', '/v1/get_loyalty: timeout'],
    [
      new ApiError('malformed', { field: 'promotions.0.isEntered' }),
      'error',
      '/v1/get_loyalty: malformed promotions.0.isEntered',
    ],
    [new ApiError('status', { status: 599 }), 'error', '/v1/get_loyalty: status 599'],
    [new ApiError('status', { status: 500 }), 'error', '/v1/get_loyalty: status 500'],
    [new ApiError('status', { status: 499 }), 'debug', '/v1/get_loyalty: status 499'],
    [
      new ApiError('status', { status: 401, localizedMessage: 'ログインしてください' }),
      'debug',
      '/v1/get_loyalty: status 401',
    ],
    [new ApiError('aborted'), 'debug', '/v1/get_loyalty: aborted'],
  ]

  test.each(cases)('%s is written as %s, and thrown again', async (error, level, line) => {
    const log = { error: vi.fn(), debug: vi.fn() }
    await expect(
      logFailures(log)(createRequest({ input: { inviteCode: 'SECRET' } }), () => Promise.reject(error)),
    ).rejects.toBe(error)
    expect(log[level].mock.calls).toEqual([[line]])
    expect(log[level === 'error' ? 'debug' : 'error']).not.toHaveBeenCalled()
  })

  test('logs nothing about a call that succeeds', async () => {
    const log = { error: vi.fn(), debug: vi.fn() }
    expect(await logFailures(log)(createRequest(), () => Promise.resolve('answer'))).toBe('answer')
    expect([log.error, log.debug].flatMap(({ mock }) => mock.calls)).toEqual([])
  })
})
