import { expect, test } from 'vitest'

import type { Facts } from '#content-layer/placeholders/fact.ts'

import { suppressionsKey, withSuppressions } from '../formats/suppressions.ts'
import { listMarkedTexts, reviewLines } from './review-marks.ts'

const text = 'tag: 札 # 見直す\nkv:\n  src: a.svg # 見直す\n  alt: 絵 # 見直す\nend: 1\n'

test('marks of several lines are removed at once, also after other suppressions, and no other line changes', () => {
  const one = reviewLines('', text, [{ line: 1 }])
  const seen = withSuppressions(text, { [suppressionsKey]: one })
  expect(seen).toBe(text.replace('札 # 見直す', '札'))
  const all = reviewLines(one, seen, [{ line: 3 }, { line: 4 }])
  expect(withSuppressions(text, { [suppressionsKey]: all })).toBe(text.replaceAll(' # 見直す', ''))
})

test('a line without a mark is left as it is', () => {
  expect(reviewLines('', text, [{ line: 5 }])).toBe('')
})

const facts: Facts = new Map([['上乗せ', { kind: 'percent', value: 3 }]])

test('a review mark is about the value of its field, the lines of its text, or each text of the body', () => {
  const file =
    'tag: 札 # 見直す\ntitle: |- # 見直す\n  一行目\n  二行目\nkv:\n  alt: 絵 # 見直す\n---\n\n{/* 見直す */}\n\n本文\n'
  expect([1, 2, 6, 9].flatMap((line) => listMarkedTexts({ text: file }, line, facts))).toEqual(
    ['札', '一行目\n二行目', '絵', '本文'].map((words) => ({ text: words, words })),
  )
  const blocks = '{/* 見直す */}\n\n<RateTable />\n\n<Shared use="steps" />\n\n<Step title="買う">\n  払う。\n</Step>\n'
  expect(listMarkedTexts({ text: blocks }, 1, facts).map(({ text }) => text)).toEqual(['買う', '払う。'])
  const changed = listMarkedTexts({ text: blocks.replace('払う。', '支払う。'), opened: blocks }, 1, facts)
  expect(changed.map(({ text }) => text)).toEqual(['買う'])
})

test('texts are shown as on the page, and a term without a value stays', () => {
  const file = 'tag: ｛月｝の｛上乗せ｝ # 見直す\n---\n{/* 見直す */}\n\n合わせて｛上乗せ｝。\n'
  expect([1, 3].flatMap((line) => listMarkedTexts({ text: file }, line, facts))).toEqual([
    { text: '｛月｝の｛上乗せ｝', words: '｛月｝の3%' },
    { text: '合わせて｛上乗せ｝。', words: '合わせて3%。' },
  ])
})
