import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { settleTimeout } from './copy-and-share.ts'
import type { Effects } from './effects.ts'
import { runCommand } from './run-command.ts'
import { environments, makeWorld } from './test-support.ts'

function reject(name: string) {
  return () => Promise.reject(Object.assign(new Error('refused'), { name }))
}

const noSelection = { copyBySelection: () => false }

async function run(name: 'copy' | 'share', changes: Partial<Effects>) {
  const { bridge, log } = makeWorld(environments.iosBrowser, changes)
  return [await runCommand(name, { text: 'a' }, bridge), ...log]
}

describe('copying', () => {
  test.each<[string, Partial<Effects>, string[]]>([
    ['goes to the clipboard', {}, ['copied', 'clipboard a']],
    ['selects where there is no clipboard', { writeClipboard: undefined }, ['copied', 'selection a']],
    ['selects where the clipboard refuses', { writeClipboard: reject('NotAllowedError') }, ['copied', 'selection a']],
    ['fails where nothing works', { writeClipboard: reject('NotAllowedError'), ...noSelection }, ['failed']],
  ])('%s', async (_, changes, expected) => {
    expect(await run('copy', changes)).toEqual(expected)
  })

  test('a selection that throws is a failure', async () => {
    const copyBySelection = () => {
      throw new Error('no document')
    }
    expect(await run('copy', { writeClipboard: undefined, copyBySelection })).toEqual(['failed'])
  })
})

describe('sharing', () => {
  test.each<[string, Partial<Effects>, string[]]>([
    ['opens the share sheet', {}, ['done', 'share a']],
    ['is cancelled by the person, and copies nothing', { share: reject('AbortError') }, ['cancelled']],
    ['copies where there is no share sheet', { share: undefined }, ['copied', 'clipboard a']],
    ['copies where the share sheet refuses', { share: reject('NotAllowedError') }, ['copied', 'clipboard a']],
    ['selects where there is neither', { share: undefined, writeClipboard: undefined }, ['copied', 'selection a']],
    ['fails where nothing works', { share: undefined, writeClipboard: undefined, ...noSelection }, ['failed']],
  ])('%s', async (_, changes, expected) => {
    expect(await run('share', changes)).toEqual(expected)
  })
})

test('the share sheet and the clipboard are asked within the tap, before anything is waited for', () => {
  const { bridge, log } = makeWorld(environments.iosBrowser)
  void runCommand('share', { text: 'a' }, bridge)
  void runCommand('copy', { text: 'b' }, bridge)
  expect(log).toEqual(['share a', 'clipboard b'])
})

describe('what never settles', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const never = () => new Promise<never>(() => undefined)

  test.each([
    [true, 'copied'],
    [false, 'failed'],
  ])('a clipboard is given up after three seconds, and a selection tried: %s', async (works, result) => {
    const { bridge } = makeWorld(environments.iosBrowser, { writeClipboard: never, copyBySelection: () => works })
    // Not awaited: one that never settles would hang the test instead of failing it.
    const settled = vi.fn()
    void runCommand('copy', { text: 'a' }, bridge).then(settled)
    await vi.advanceTimersByTimeAsync(settleTimeout)
    expect(settled).toHaveBeenCalledWith(result)
  })

  test('while the share sheet is open a second tap does nothing; after it the sheet opens again', async () => {
    let dismiss = () => {}
    const share = vi.fn(() => new Promise<void>((resolve) => (dismiss = resolve)))
    const { bridge, log } = makeWorld(environments.iosBrowser, { share })
    const first = runCommand('share', { text: 'a' }, bridge)
    const second = vi.fn()
    void runCommand('share', { text: 'a' }, bridge).then(second)
    await vi.advanceTimersByTimeAsync(0)
    expect(second).toHaveBeenCalledWith('pending')
    expect(share).toHaveBeenCalledOnce()
    expect(log).toEqual([])
    dismiss()
    expect(await first).toBe('done')
    void runCommand('share', { text: 'a' }, bridge)
    expect(share).toHaveBeenCalledTimes(2)
  })

  test('an open share sheet is no reason to copy', async () => {
    expect(await run('share', { share: reject('InvalidStateError') })).toEqual(['pending'])
  })
})
