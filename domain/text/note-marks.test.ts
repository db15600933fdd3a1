import fc from 'fast-check'
import { expect, test } from 'vitest'

import { findMarks, normalizeMark, splitMarks, withoutMarks } from './note-marks.ts'

const text = fc.array(fc.constantFrom('※', '1', '２', '0', 'あ', ' ', '%')).map((parts) => parts.join(''))

test('marks in full-width digits are the same marks', () => {
  expect(normalizeMark(' ※１２ ')).toBe('※12')
  expect(findMarks('還元※１と上乗せ※2、※')).toEqual(['※1', '※2', '※'])
})

test('a text without its marks has the same words', () => {
  expect(withoutMarks('ポイント還元※1（※２）')).toBe('ポイント還元（）')
})

test('a text is split into words and marks', () => {
  expect(splitMarks('還元※１です')).toEqual([{ text: '還元' }, { mark: '※1', number: '1' }, { text: 'です' }])
  expect(splitMarks('')).toEqual([])
  expect(splitMarks('※')).toEqual([{ text: '※' }])
})

test('splitting loses nothing, and finds exactly the marks that have a number', () => {
  fc.assert(
    fc.property(text, (value) => {
      const parts = splitMarks(value)
      expect(parts.map((part) => ('mark' in part ? part.mark : normalizeDigits(part.text))).join('')).toBe(
        normalizeDigits(value),
      )
      expect(parts.flatMap((part) => ('mark' in part ? [part.mark] : []))).toEqual(
        findMarks(value).filter((mark) => mark !== '※'),
      )
    }),
  )
})

function normalizeDigits(value: string): string {
  return value.replaceAll('２', '2')
}
