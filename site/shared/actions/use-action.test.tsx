import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '#api-client/api-error.ts'
import type { Call } from '#api-client/calls/call.ts'

import { useAction } from './use-action.ts'

const { screen, call, log } = vi.hoisted(() => ({
  screen: { announce: vi.fn(), showAlert: vi.fn() },
  call: vi.fn(),
  log: { error: vi.fn() },
}))
vi.mock('../context/screen-provider.tsx', () => ({ useScreen: () => screen }))
vi.mock('../../api.ts', () => ({ client: { call }, log }))
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  onlineManager.setOnline(true)
})
afterEach(() => vi.useRealTimers())

const write = {
  path: '/v1/write',
  kind: 'write',
  access: 'signed-in',
  naming: 'chosen',
  item: 'a test',
} as const satisfies Call

/** Creates the action of a screen that has rendered once. */
function makeAction(options: { onDone: () => unknown }): () => Promise<void> {
  let run: (input: Record<string, never>) => Promise<void> = () => Promise.reject(new Error('not rendered'))
  function Screen() {
    run = useAction(write, {
      situation: 'entry',
      done: '完了しました',
      isDone: () => Promise.resolve(false),
      ...options,
    }).run
    return null
  }
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  )
  return async () => {
    const ended = run({})
    // Whether the write has had its effect is read after a delay.
    await vi.runAllTimersAsync()
    await ended
  }
}

test('what follows a success and its announcement are done once, however often it is tapped', async () => {
  call.mockResolvedValue('answer')
  const onDone = vi.fn()
  const run = makeAction({ onDone })
  await Promise.all([run(), run()])
  expect([call, onDone, screen.announce].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  expect(onDone).toHaveBeenCalledWith({})
  expect(screen.announce).toHaveBeenCalledWith('完了しました')
})

test('a failure is an alert, and nothing follows', async () => {
  call.mockRejectedValue(new ApiError('network'))
  const onDone = vi.fn()
  await makeAction({ onDone })()
  expect(screen.showAlert).toHaveBeenCalledWith({
    title: 'エラー',
    message: 'エラーが発生しました。時間をおいて再度お申し込みしてください。',
  })
  expect([onDone, screen.announce].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('offline, the message names the connection and does not ask to apply again later', async () => {
  onlineManager.setOnline(false)
  call.mockRejectedValue(new ApiError('network'))
  await makeAction({ onDone: vi.fn() })()
  expect(screen.showAlert).toHaveBeenCalledWith({
    title: 'オフラインです',
    message: '電波の届くところで、このままお待ちください。',
  })
})

test('a 401 is no alert', async () => {
  call.mockRejectedValue(new ApiError('status', { status: 401 }))
  await makeAction({ onDone: vi.fn() })()
  expect(screen.showAlert).not.toHaveBeenCalled()
})

test('an error of ours after a success is logged, and the write is not reported as failed', async () => {
  call.mockResolvedValue('answer')
  const run = makeAction({
    onDone() {
      throw new TypeError('a fault')
    },
  })
  await run()
  expect(screen.announce).toHaveBeenCalledWith('完了しました')
  expect(screen.showAlert).not.toHaveBeenCalled()
  expect(log.error).toHaveBeenCalledWith('/v1/write, after it: unexpected TypeError')
})
