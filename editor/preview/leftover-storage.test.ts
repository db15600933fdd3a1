// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'

import { areRead, listUnconfirmed, storeConfirmed, storeRead } from './leftover-storage.ts'

const [file, other] = ['campaigns/202309-1/noodles.mdx', 'campaigns/202309-1/apple.mdx']

const leftoversOf = (...texts: string[]) =>
  texts.map((text, index) => ({ kind: 'sentence' as const, line: index + 1, text }))

beforeEach(() => localStorage.clear())

test('a text confirmed by its review mark is not listed again, and the others stay read', () => {
  storeRead(file, leftoversOf('お店で支払います。'), true)
  storeConfirmed(file, ['街のごはん'])
  expect(listUnconfirmed(file, leftoversOf('お店で支払います。', '街のごはん'))).toEqual(
    leftoversOf('お店で支払います。'),
  )
  expect(areRead(file, leftoversOf('お店で支払います。', '街のごはん'))).toBe(true)
  expect(areRead(file, leftoversOf('お店で支払います。', '街のごはん', '送料は対象外です。'))).toBe(false)
})

test('texts confirmed before the others were read leave the others unread', () => {
  storeConfirmed(file, ['街のごはん'])
  expect(areRead(file, leftoversOf('街のごはん', '送料は対象外です。'))).toBe(false)
  expect(areRead(other, leftoversOf('街のごはん'))).toBe(false)
})
