import { expect, test } from 'vitest'

import { getPublishedText } from './field-text.ts'

test.each<[keyPath: string, published: object, form: object, expected: string | undefined]>([
  ['tag', { tag: '前' }, { tag: '今' }, '前'],
  ['tag', { tag: '前' }, { tag: '前' }, undefined],
  ['tag', {}, { tag: '今' }, ''],
  ['headline.figure', { headline: { figure: 3 } }, { headline: { figure: 5 } }, '3'],
  ['notes.1.title', { notes: [{}, { title: '前' }] }, { notes: [{}, { title: '今' }] }, '前'],
  ['notes.1.title', { notes: [{ title: '前' }] }, { notes: [{}, { title: '今' }] }, undefined],
  ['notes', { notes: ['前'] }, { notes: ['今'] }, undefined],
  ['', { tag: '前' }, { tag: '今' }, undefined],
])('of %j, what is published in %j and not in %j is %j', (keyPath, published, form, expected) => {
  expect(getPublishedText(published, form, keyPath)).toBe(expected)
})
