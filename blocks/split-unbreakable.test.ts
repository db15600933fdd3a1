import { expect, test } from 'vitest'

import { splitUnbreakable } from './split-unbreakable.ts'

/** Marks the unbreakable parts of a text with brackets. */
const bracketed = (text: string) =>
  splitUnbreakable(text)
    .map((part) => ('unbreakable' in part ? `[${part.unbreakable}]` : part.text))
    .join('')

test.each([
  ['2023年2月1日(水)から2月28日まで開催', '[2023年2月1日(水)から][2月28日まで]開催'],
  ['3月末に付与', '[3月末に]付与'],
  ['夜10:00から', '夜[10:00から]'],
  ['上限は、300ポイントです', '上限は、[300ポイント]です'],
  ['「149,800円」、14.95%分も', '「[149,800円」、][14.95%分も]'],
  ['第2弾です', '第2弾です'],
  ['', ''],
])('%s is split as %s', (text, expected) => {
  expect(bracketed(text)).toBe(expected)
})
