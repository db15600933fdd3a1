import { describe, expect, test } from 'vitest'

import type { Store } from '#site/sandbox/sandbox-setting.ts'

import { readPreviewSettings } from './preview-settings.ts'

function memory(): Store {
  const stored = new Map<string, string>()
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) }
}

const now = Date.parse('2026-01-01T00:00:00Z')
const chosen = Date.parse('2023-09-10T12:00:00+09:00')

function read(search: string, store = memory()) {
  return readPreviewSettings({ search, now, store: () => store })
}

describe('the moment of a visit', () => {
  test('it is read as Japan time, and starts when it is chosen', () => {
    expect(read('?at=2023-09-10T12:00').moment).toEqual({ at: chosen, since: now })
  })

  test('it applies to the next pages, which do not restart it', () => {
    const store = memory()
    read('?at=2023-09-10T12:00', store)
    const later = readPreviewSettings({ search: '', now: now + 5_000, store: () => store })
    expect(later.moment).toEqual({ at: chosen, since: now })
  })

  test('it is given back to the device', () => {
    const store = memory()
    read('?at=2023-09-10T12:00', store)
    expect(read('?at=own', store)).toMatchObject({ moment: undefined, unreadable: undefined })
    expect(read('', store).moment).toBeUndefined()
  })

  test.each(['2023-02-30T12:00', 'tomorrow', '', '2023-09-10'])('%j is reported as no moment', (value) => {
    expect(read(`?at=${value}`)).toMatchObject({ moment: undefined, unreadable: value })
  })
})

test('a device that does not exist is the visitor’s own', () => {
  expect(read('?device=iphone-app').device).toBe('iphone-app')
  expect(read('?device=toString').device).toBeUndefined()
})

test('a hidden bar stays hidden until it is called back', () => {
  const store = memory()
  expect(read('?bar=off', store).isBarHidden).toBe(true)
  expect(read('', store).isBarHidden).toBe(true)
  expect(read('?bar=on', store).isBarHidden).toBe(false)
})

test('the settings of the address hold where storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  expect(readPreviewSettings({ search: '?at=2023-09-10T12:00', now, store: blocked }).moment?.at).toBe(chosen)
  expect(readPreviewSettings({ search: '', now, store: blocked }).moment).toBeUndefined()
})
