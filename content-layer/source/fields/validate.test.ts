import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { nearest, suggest } from '../../diagnostics/suggest.ts'
import { showPath } from './paths.ts'
import { validate } from './validate.ts'
import { findNumber } from './written-value.ts'

describe('nearest', () => {
  test.each([
    ['titel', 'title'],
    ['BGCOLOR', 'bgcolor'],
    ['weather', undefined],
    ['', undefined],
  ])('%s is meant as %s', (word, meant) => {
    expect(nearest(word, ['title', 'bgcolor', 'description'])).toBe(meant)
  })

  test('there is no nearest name without candidates', () => {
    expect(nearest('a', [])).toBeUndefined()
  })

  test('without a similar name, the known names are listed', () => {
    expect(suggest('weather', ['title'])).toEqual({ suggestion: '', candidates: 'title' })
  })
})

describe('findNumber', () => {
  test.each([
    ['3%', 3],
    ['３％', 3],
    ['１００', 100],
    ['2,000円', 2000],
    ['２，０００ 円', 2000],
    ['P1,500', 1500],
    ['300ポイント', 300],
    ['300 points', 300],
    ['-4', -4],
    ['4.5%', 4.5],
    ['320px', 320],
  ])('%s is parsed as %d', (text, number) => {
    expect(findNumber(text)).toBe(number)
  })

  test.each(['', '%', '四', '1.2.3', '3-4', '1e5', '0x10', '3〜5%', '約3%'])('"%s" is not a number', (text) => {
    expect(findNumber(text)).toBeUndefined()
  })
})

describe('an unknown field and a missing one', () => {
  const kindsOf = (schema: z.ZodType, data: unknown) =>
    validate(schema, data).diagnostics.map(({ path, kind, details }) =>
      kind === 'unknown-key' ? `${showPath(path)} ${kind} ${details.suggestion}` : `${showPath(path)} ${kind}`,
    )
  const question = z.strictObject({ title: z.string(), id: z.string().optional() })

  test('are one mistake in a small object', () => {
    expect(kindsOf(question, { question: 'a' })).toEqual(['question unknown-key title'])
  })

  test('are two where several may be meant, or in a large object', () => {
    expect(kindsOf(question, { question: 'a', answer: 'b' })).toEqual([
      'title missing',
      'question unknown-key ',
      'answer unknown-key ',
    ])
    const others = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`field${at}`, z.string().optional()]))
    expect(kindsOf(question.extend(others), { question: 'a' })).toEqual(['title missing', 'question unknown-key '])
  })
})

test('the items of a list are counted from 1 in a path', () => {
  expect(showPath(['affiliateItems', 2, 'price'])).toBe('affiliateItems[3].price')
  expect(showPath([])).toBe('-')
})
