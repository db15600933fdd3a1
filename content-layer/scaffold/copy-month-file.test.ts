import { expect, test } from 'vitest'

import { copyToMonth, moveDate } from './copy-month-file.ts'

test.each([
  ['2023-08-01', 1, '2023-09-01'],
  ['2023-08-31', 1, '2023-09-30'],
  ['2023-09-30', 1, '2023-10-31'],
  ['2023-08-08', 1, '2023-09-08'],
  ['2023-12-15', 1, '2024-01-15'],
  ['2023-01-30', 1, '2023-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2023-03-31', -1, '2023-02-28'],
  ['2023-02-28', 12, '2024-02-29'],
])('%s, %i month on, is %s', (date, months, moved) => {
  expect(moveDate(date, months)).toBe(moved)
})

test('fields are copied with its dates moved and its words marked', () => {
  const text = [
    'title: |-',
    '  夏の日',
    'description: 文です',
    'period:',
    '  start: 2023-08-01 00:00',
    '  end: "2023-08-31 23:59"',
    'grantBy: 2023-09-30',
    'publishAt: 2023-07-28 10:00 # とりきめのとおり',
    'facts:',
    '  締切: 2023-08-15',
    '# 2023-08-01',
    '',
  ].join('\n')
  expect(copyToMonth('month.yaml', text, '202308-1', '202309-1').split('\n')).toEqual([
    'title: |- # 見直す',
    '  夏の日',
    'description: 文です # 見直す',
    'period:',
    '  start: 2023-09-01 00:00',
    '  end: "2023-09-30 23:59"',
    'grantBy: 2023-10-31',
    'publishAt: 2023-08-28 10:00 # とりきめのとおり',
    'facts:',
    '  締切: 2023-09-15',
    '# 2023-08-01',
    '',
  ])
})

test('a body is marked at its top', () => {
  expect(copyToMonth('a.mdx', '---\ntag: a\n---\n\n## 見出し\n', '202308-1', '202309-1')).toBe(
    '---\ntag: a\n---\n\n{/* 見直す */}\n\n## 見出し\n',
  )
})
