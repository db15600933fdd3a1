import { describe, expect, test } from 'vitest'

import { testPhrases } from '../../../tests/support/sites/test-phrases.ts'
import { findUnreadMarkup } from '../../mdx/find-unread-markup.ts'
import { findFieldTextProblems, findBodyTextProblems } from './text-problems.ts'

type Problem = { offset: number; kind: string; details?: unknown }

const problemsOfKind = (kind: string, problems: readonly Problem[]) =>
  problems.filter((one) => one.kind === kind).map(({ offset, details }) => [offset, details])

describe('odd characters are reported with the intended ones', () => {
  test.each([
    ['500ﾎﾟｲﾝﾄ', 3, 'ﾎﾟｲﾝﾄ', 'ポイント'],
    ['アヘア'.replace('ヘ', 'へ'), 1, 'へ', 'ヘ'],
    ['スーパーべスト', 4, 'べ', 'ベ'],
    ['か\u3099', 0, 'か\u3099', 'が'],
    ['\u2f00月', 0, '\u2f00', '一'],
    // The difference between two spaces is invisible, and lost characters are unknown.
    ['a\u00a0b', 1, '\u00a0', ''],
    ['文\ufffd字', 1, '\ufffd', ''],
  ])('%j', (text, offset, actual, fix) => {
    expect(problemsOfKind('odd-characters', findBodyTextProblems(text, undefined, testPhrases))).toEqual([
      [offset, { actual, fix }],
    ])
  })

  test.each(['へや', 'お店へ', 'ア　イ', 'スーパーへ\nどうぞ', 'スーパーへ\nドライブ'])('%j has none', (text) => {
    expect(problemsOfKind('odd-characters', findBodyTextProblems(text, undefined, testPhrases))).toEqual([])
  })
})

describe('marks of notes in other signs are reported with the mark', () => {
  test.each([
    ['対象＊1', 2, '＊1', '※1'],
    ['対象* 12', 2, '* 12', '※12'],
    ['対象＊３', 2, '＊３', '※3'],
    ['対象（注2）', 2, '（注2）', '※2'],
    ['対象(注)', 2, '(注)', '※1'],
  ])('%j', (text, offset, actual, fix) => {
    expect(problemsOfKind('mark-in-other-signs', findBodyTextProblems(text, undefined, testPhrases))).toEqual([
      [offset, { actual, fix }],
    ])
  })

  test.each(['3*4', 'a*1', '＊123', '注2', '（注意）'])('%j is none', (text) => {
    expect(problemsOfKind('mark-in-other-signs', findBodyTextProblems(text, undefined, testPhrases))).toEqual([])
  })
})

test('placeholder texts are reported at their positions', () => {
  expect(
    problemsOfKind('placeholder-text', findBodyTextProblems('秋の○○のお店（仮）', undefined, testPhrases)),
  ).toEqual([
    [2, { actual: '○○' }],
    [7, { actual: '（仮）' }],
  ])
})

test('a pasted table is reported once, by its first line', () => {
  const details = { form: 'table', fix: '', where: 'body' }
  expect(problemsOfKind('markup-in-text', findUnreadMarkup('| 店 | 率 |\n| --- | --- |\n| 街 | 高い |'))).toEqual([
    [0, { actual: '| 店 | 率 |…', ...details }],
  ])
  expect(problemsOfKind('markup-in-text', findUnreadMarkup('店の名前\t率\n街\t高い'))).toEqual([
    [0, { actual: '店の名前\t率…', ...details }],
  ])
  expect(findUnreadMarkup('店の名前\t\n街')).toEqual([])
})

test('Markdown and HTML are reported in a field, and not in a body', () => {
  const text = '**太い** <b>太い</b> [店](/a) &nbsp;'
  expect(problemsOfKind('markup-in-text', findFieldTextProblems(text, undefined, testPhrases))).toEqual([
    [17, { actual: '[店](/a)', form: 'link', fix: '', where: 'field' }],
    [0, { actual: '**太い**', form: 'bold', fix: '', where: 'field' }],
    [25, { actual: '&nbsp;', form: 'entity', fix: '', where: 'field' }],
    [7, { actual: '<b>', form: 'tag', fix: '', where: 'field' }],
    [12, { actual: '</b>', form: 'tag', fix: '', where: 'field' }],
  ])
  expect(problemsOfKind('markup-in-text', findBodyTextProblems(text, undefined, testPhrases))).toEqual([])
})

describe('a list that is typed is reported once', () => {
  test.each([
    ['・一つ\n・二つ', 0, '・一つ'],
    ['次のとおり。・一つ', 5, '。・一つ'],
    ['次のとおり\n 　•  一つ。次', 5, '\n 　•  一つ'],
    ['‣一', 0, '‣一'],
  ])('%j', (text, offset, actual) => {
    expect(problemsOfKind('typed-bullet', findFieldTextProblems(text, undefined, testPhrases))).toEqual([
      [offset, { actual, fix: '' }],
    ])
  })

  test.each(['アメリカ・カナダ', '・', '文・。'])('%j has none', (text) => {
    expect(problemsOfKind('typed-bullet', findFieldTextProblems(text, undefined, testPhrases))).toEqual([])
  })
})

test('an amount within a phrase without a number is reported once, by the phrase', () => {
  expect(findBodyTextProblems('数千円の品です。', undefined, testPhrases).map(({ kind }) => kind)).toEqual([
    'figure-in-words',
  ])
  expect(findBodyTextProblems('五千円の品です。', undefined, testPhrases).map(({ kind }) => kind)).toEqual([
    'typed-term',
  ])
})
