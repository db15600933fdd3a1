import { expect, test } from 'vitest'

import { keepLineEnds, toPlainText } from './line-ends.ts'

test.each(['\n', '\r\n', '\r'])('a text with line ends %j keeps them and its byte order mark', (end) => {
  const source = `\uFEFFa: 1${end}b: 2${end}`
  expect(keepLineEnds(toPlainText(source), source)).toBe(source)
  expect(keepLineEnds('a: 1\nnew: 0\nb: 3\n', source)).toBe(`\uFEFFa: 1${end}new: 0${end}b: 3${end}`)
})

test('of mixed line ends, those of the lines around a change stay', () => {
  const source = 'a\nb\r\nc\rd\r\ne'
  expect(keepLineEnds(toPlainText(source), source)).toBe(source)
  expect(keepLineEnds('a\nb\nx\ny\nd\ne', source)).toBe('a\nb\r\nx\ny\nd\r\ne')
  expect(keepLineEnds('a\nb\nc\nd\n', source)).toMatch(/^a\nb\r\nc\rd\r\n$/)
})

test('a byte order mark within a text, pasted with it, stays where it is', () => {
  const source = 'a: 1\nb: \uFEFF2\n'
  expect(keepLineEnds(toPlainText(source), source)).toBe(source)
})
