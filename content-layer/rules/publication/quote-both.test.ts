import { expect, test } from 'vitest'

import { quoteBoth } from './quote-both.ts'

const digits = (length: number) => Array.from({ length }, (_, index) => String(index % 10)).join('')

test('texts of forty letters are quoted whole', () => {
  expect(quoteBoth(digits(40), 'あ')).toEqual([digits(40), 'あ'])
})

test('of longer ones forty letters are, from twelve before the difference', () => {
  const [one, other] = [`${digits(30)}あ${digits(30)}`, `${digits(30)}い${digits(30)}`]
  expect(quoteBoth(one, other)).toEqual([`…${one.slice(18, 58)}…`, `…${other.slice(18, 58)}…`])
})

test('a difference near an end is quoted up to that end', () => {
  const long = digits(60)
  expect(quoteBoth(`あ${long}`, `い${long}`)).toEqual([`あ${long.slice(0, 39)}…`, `い${long.slice(0, 39)}…`])
  expect(quoteBoth(`${long}あ`, `${long}い`)).toEqual([`…${long.slice(21)}あ`, `…${long.slice(21)}い`])
  expect(quoteBoth(long, `${long}い`)).toEqual([`…${long.slice(20)}`, `…${long.slice(21)}い`])
})

test('a text of forty-one letters that differs early has dots at its end alone', () => {
  expect(quoteBoth(`あ${digits(40)}`, 'い')).toEqual([`あ${digits(39)}…`, 'い'])
})
