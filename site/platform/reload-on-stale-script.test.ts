import { describe, expect, test } from 'vitest'

import { createReloadGuard, watchStaleChunks, type ReloadEffects } from './reload-on-stale-script.ts'

function fail(): never {
  throw new Error('SecurityError')
}

/** Creates a tab: what survives a reload, and pages that each create their own guard. */
function makeTab(changes: Partial<ReloadEffects> = {}) {
  const notes = new Map<string, string>()
  const storage = {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => void notes.set(key, value),
  }
  const tab = { now: 1_000_000, reloads: 0, notes }
  function openPage() {
    const isReloaded = tab.reloads > 0
    return createReloadGuard({
      reload() {
        tab.reloads += 1
      },
      storage: () => storage,
      isReloaded: () => isReloaded,
      isOnline: () => true,
      clock: { now: () => tab.now },
      ...changes,
    })
  }
  return { tab, openPage }
}

describe('in a tab that keeps notes', () => {
  test.each([
    [0, 1],
    [59_999, 1],
    [60_000, 2],
    [-1, 1],
    [-59_999, 1],
    [-86_400_000, 2],
  ])('%i ms after a reload there have been %i', (later, reloads) => {
    const { tab, openPage } = makeTab()
    openPage().reloadOnce()
    tab.now += later
    openPage().reloadOnce()
    expect(tab.reloads).toBe(reloads)
  })

  test('a page whose every chunk fails reloads once', () => {
    const { tab, openPage } = makeTab()
    const page = openPage()
    for (let chunk = 0; chunk < 20; chunk += 1) page.reloadOnce()
    expect(tab.reloads).toBe(1)
  })

  test('a page that fails at once after each reload does so once a minute', () => {
    const { tab, openPage } = makeTab()
    for (let second = 0; second < 600; second += 1) {
      openPage().reloadOnce()
      tab.now += 1000
    }
    expect(tab.reloads).toBe(10)
  })

  test.each(['', 'abc', 'NaN', 'Infinity', '1e400', '{}'])(
    'the note %j by somebody else does not stand in the way, and is replaced',
    (note) => {
      const { tab, openPage } = makeTab()
      tab.notes.set('reloaded-at', note)
      openPage().reloadOnce()
      openPage().reloadOnce()
      expect(tab.reloads).toBe(1)
    },
  )
})

describe.each<[string, Partial<ReloadEffects>]>([
  ['blocks storage', { storage: fail }],
  ['lets nothing be read', { storage: () => ({ getItem: fail, setItem: () => undefined }) }],
  ['lets nothing be written', { storage: () => ({ getItem: () => null, setItem: fail }) }],
  ['forgets what is written', { storage: () => ({ getItem: () => null, setItem: () => undefined }) }],
])('in a tab that %s', (_, changes) => {
  test('a page reloads once, and the reloaded page never', () => {
    const { tab, openPage } = makeTab(changes)
    for (let minute = 0; minute < 10; minute += 1) {
      const page = openPage()
      page.reloadOnce()
      page.reloadOnce()
      tab.now += 3_600_000
    }
    expect(tab.reloads).toBe(1)
  })
})

test('without a network a page stays, and reloads when there is one again', () => {
  let isOnline = false
  const { tab, openPage } = makeTab({ isOnline: () => isOnline })
  const page = openPage()
  page.reloadOnce()
  expect(tab.reloads).toBe(0)
  isOnline = true
  page.reloadOnce()
  expect(tab.reloads).toBe(1)
})

test('failed chunks are heard of until the watch ends, and other events are not', () => {
  const target = new EventTarget()
  let calls = 0
  let stuck = 0
  const guard = {
    reloadOnce() {
      calls += 1
      return calls === 1
    },
  }
  const stop = watchStaleChunks(target, guard, () => void (stuck += 1))
  function emit(type: string, fields: object): void {
    target.dispatchEvent(Object.assign(new Event(type), fields))
  }
  emit('error', { error: new TypeError('Importing a module script failed.') })
  emit('unhandledrejection', { reason: new TypeError('Importing a module script failed.') })
  expect([calls, stuck]).toEqual([2, 1])
  emit('error', { error: new Error('another') })
  emit('message', { error: new TypeError('Importing a module script failed.') })
  stop()
  emit('error', { error: new TypeError('Importing a module script failed.') })
  expect(calls).toBe(2)
})
