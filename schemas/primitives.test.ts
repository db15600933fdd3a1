import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { z } from 'zod'

import { campaignId, monthId } from './ids.ts'
import { httpsUrl, isAllowedLink } from './links.ts'
import { percent, stageColor, text } from './primitives.ts'

test.each([
  'https://example.jp',
  'https://example.jp/a?b=c#d',
  'https://例え.jp/',
  '/jp/card/202302-1/',
  '/',
  '/a?b',
  '#notes',
  '#faq-1',
])('%s is a link', (value) => {
  expect(isAllowedLink(value)).toBe(true)
})

test.each([
  '',
  ' ',
  'a',
  'a.html',
  '../a',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a b',
  '/a\n',
  '#',
  '#A',
  '#1',
  '#notes\n',
  'http://example.jp',
  'HTTPS://example.jp',
  'https:example.jp',
  'https:/example.jp',
  'https:///example.jp',
  'https://',
  'https://a b',
  'https://a\\b',
  'https://a\n',
  'https://user@host',
  'https://user:pass@host',
  'https://:pass@host',
  'https://[::1',
  'https://*',
  'https://*.example.jp/a',
  'https://a"b.jp',
  'https://a..jp',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,a',
  'vbscript:a',
  'file:///etc/passwd',
  'blob:https://a',
  'mailto:a@b',
  'tel:1',
])('"%s" is not a link', (value) => {
  expect(isAllowedLink(value)).toBe(false)
})

test('whatever is a link stays on this site or goes to https, without a name or password', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    'https:',
    'http:',
    'javascript:',
    'a',
    '@',
    ':',
    '.',
    '#',
    '?',
    '\t',
    '\n',
    ' ',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (value) => {
        if (!isAllowedLink(value)) return
        const url = new URL(value, 'https://site.example/page')
        expect(url.protocol).toBe('https:')
        expect(url.username + url.password).toBe('')
        if (!value.startsWith('https:')) expect(url.host).toBe('site.example')
      },
    ),
    { numRuns: 2000 },
  )
})

test.each([
  [monthId, '202302-1', true],
  [monthId, '202312-10', true],
  [monthId, '202300-1', false],
  [monthId, '202313-1', false],
  [monthId, '202302', false],
  [monthId, '202302-1\n', false],
  [campaignId, '8th-day', true],
  [campaignId, '-a', false],
  [campaignId, 'A', false],
  [campaignId, 'in-app', false],
  [campaignId, 'constructor', true],
  [campaignId, '../a', false],
  [stageColor, '#ffc93c', true],
  [stageColor, '#FFC93C', false],
  [stageColor, '#ffc', false],
  [stageColor, '#24324a', false],
])('%#: the value %s', (schema, value, isRight) => {
  expect(schema.safeParse(value).success).toBe(isRight)
})

test('a rate has one decimal at most, and every such rate from 0 to 100 is taken', () => {
  const rate = percent('')
  fc.assert(fc.property(fc.integer({ min: 0, max: 1000 }), (tenths) => rate.safeParse(tenths / 10).success))
  for (const value of [-0.1, 100.1, 4.25, Number.NaN, Number.POSITIVE_INFINITY])
    expect(rate.safeParse(value).success).toBe(false)
})

/** Returns the rules that a value breaks. */
function rulesOf(schema: z.ZodType, value: unknown): unknown[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map((issue): unknown => (issue.code === 'custom' ? issue.params?.['kind'] : issue.code))
}

test('blank text is none, and neither is an invisible one', () => {
  expect(['', ' ', '\u3000', '\n'].map((value) => rulesOf(text(''), value))).toEqual(Array(4).fill(['empty-text']))
  expect(rulesOf(text(''), 'お\u200b茶')).toEqual(['control-character'])
  expect(rulesOf(text(''), ' お茶 ')).toEqual([])
})

test('an address that leaves the site is whole, and has nothing behind it', () => {
  const shop = httpsUrl('')
  expect(rulesOf(shop, 'https://example.jp/a')).toEqual([])
  for (const wrong of [
    '/jp/',
    '#a',
    'http://example.jp',
    '/a/https://',
    'https://',
    'https://example.jp/。',
    'https://example.jp/）',
  ])
    expect([wrong, rulesOf(shop, wrong)]).toEqual([wrong, ['bad-url']])
  expect(isAllowedLink('https://example.jp/。a')).toBe(true)
  expect(isAllowedLink('https://example.jp/\u200ba')).toBe(false)
})

test('an invalid colour is reported as such, and not by its contrast', () => {
  expect(rulesOf(stageColor, '#000000')).toEqual(['low-contrast'])
  for (const wrong of ['x#000000', '#0000000', '000000', '#FFFFFF', ''])
    expect([wrong, rulesOf(stageColor, wrong)]).toEqual([wrong, ['invalid_format']])
})

test('figures state their unit, and texts their purpose', () => {
  expect(percent('率').meta()).toMatchObject({ unit: 'percent', description: '率' })
  expect(text('題名').meta()).toMatchObject({ description: '題名' })
})
