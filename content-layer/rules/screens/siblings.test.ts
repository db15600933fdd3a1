import { expect, test } from 'vitest'

import { siblingDiagnostics } from './siblings.ts'

const places = (data: unknown) => siblingDiagnostics(data).map(({ path, details }) => [path, details])

test('fields of one object that say the same are told at the second', () => {
  expect(places({ steps: { share: '送ります', copy: 'コピーします', done: '送ります' } })).toEqual([
    [['steps', 'done'], { got: '送ります' }],
  ])
})

test('sibling objects with one title are told at the second title', () => {
  const steps = [{ title: 'お店で支払う' }, { title: 'ポイントがつく' }, { title: 'お店で支払う' }]
  expect(places({ steps })).toEqual([[['steps', 2, 'title'], { got: 'お店で支払う' }]])
})

test('words of 4 to 40 letters are looked at', () => {
  const twice = (words: string) => places({ one: words, other: words }).length
  expect(['支払う', '支払った', '字'.repeat(40), '字'.repeat(41)].map(twice)).toEqual([0, 1, 1, 0])
})

test.each([
  ['addresses', { one: '/r/card/', other: '/r/card/' }],
  ['places on a page', { one: '#notes', other: '#notes' }],
  ['other sites', { one: 'https://shop.example.jp/', other: 'https://shop.example.jp/' }],
  ['numbers', { one: 30_000, other: 30_000 }],
  ['a field and the title of the object beside it', { heading: 'よくある質問', faq: { title: 'よくある質問' } }],
  ['objects in different lists', { one: [{ title: 'お店で支払う' }], other: [{ title: 'お店で支払う' }] }],
  ['objects without titles', { one: { detail: 'お店で支払う' }, other: null }],
])('%s may be the same', (_, data) => {
  expect(places(data)).toEqual([])
})
