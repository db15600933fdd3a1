import { expect, test } from 'vitest'

import { isFreshVisit } from './is-fresh-visit.ts'

function visit(visibilityState: DocumentVisibilityState, ...types: string[]): boolean {
  return isFreshVisit(
    { visibilityState },
    { getEntriesByType: (type) => (type === 'navigation' ? types.map((name) => ({ type: name })) : []) },
  )
}

test('who has come by a link and sees the page is new', () => {
  expect(visit('visible', 'navigate')).toBe(true)
})

test.each(['reload', 'back_forward', 'prerender'])('who has come by %s is not', (type) => {
  expect(visit('visible', type)).toBe(false)
})

test('a page that nobody sees is not visited, and one that cannot tell how it came about is left alone', () => {
  expect(visit('hidden', 'navigate')).toBe(false)
  expect(visit('visible')).toBe(false)
})
