import { expect, test } from 'vitest'

import { quoteDifference } from './quote-difference.ts'

const digits = (length: number) => Array.from({ length }, (_, index) => String(index % 10)).join('')

test('a text of at most forty characters is quoted as a whole', () => {
  expect(quoteDifference(digits(40), 'あ')).toEqual([digits(40), 'あ'])
})

test('a longer text is quoted with forty characters, from twelve before the difference', () => {
  const [one, other] = [`${digits(30)}あ${digits(30)}`, `${digits(30)}い${digits(30)}`]
  expect(quoteDifference(one, other)).toEqual([`…${one.slice(18, 58)}…`, `…${other.slice(18, 58)}…`])
})

test('a difference near an end is quoted up to that end', () => {
  const long = digits(60)
  expect(quoteDifference(`あ${long}`, `い${long}`)).toEqual([`あ${long.slice(0, 39)}…`, `い${long.slice(0, 39)}…`])
  expect(quoteDifference(`${long}あ`, `${long}い`)).toEqual([`…${long.slice(21)}あ`, `…${long.slice(21)}い`])
  expect(quoteDifference(long, `${long}い`)).toEqual([`…${long.slice(20)}`, `…${long.slice(21)}い`])
})

test('a text of forty-one characters that differs early has an ellipsis at its end only', () => {
  expect(quoteDifference(`あ${digits(40)}`, 'い')).toEqual([`あ${digits(39)}…`, 'い'])
})
