import { expect, test } from 'vitest'

import { isFreshVisit } from './is-fresh-visit.ts'

function visit(visibilityState: DocumentVisibilityState, ...types: string[]): boolean {
  return isFreshVisit(
    { visibilityState },
    { getEntriesByType: (type) => (type === 'navigation' ? types.map((name) => ({ type: name })) : []) },
  )
}

test('a visit by a link with a visible page is fresh', () => {
  expect(visit('visible', 'navigate')).toBe(true)
})

test.each(['reload', 'back_forward', 'prerender'])('a visit by %s is not', (type) => {
  expect(visit('visible', type)).toBe(false)
})

test('a hidden page, and one without navigation timing, are not fresh', () => {
  expect(visit('hidden', 'navigate')).toBe(false)
  expect(visit('visible')).toBe(false)
})
