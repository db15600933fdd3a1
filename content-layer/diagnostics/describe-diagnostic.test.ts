import { expect, test } from 'vitest'

import type { Diagnostic } from './diagnostic.ts'
import { kinds } from './chapters.ts'
import { formatDiagnostic } from './describe-diagnostic.ts'
import type { Words } from './words.ts'

const diagnostic: Diagnostic = {
  file: 'content/a.yaml',
  line: 3,
  column: 5,
  field: 'title',
  kind: 'bad-format',
  details: { got: 'a', description: 'b' },
}

test('a diagnostic is one line: place, field, message, advice', () => {
  expect(formatDiagnostic(diagnostic, 'en')).toBe('content/a.yaml:3:5  title  has the wrong form: a  → b')
  expect(formatDiagnostic(diagnostic, 'ja')).toBe('content/a.yaml:3:5  title  書き方が違います（a）  → b')
})

test('line breaks and control characters in what the author wrote stay on the line and do no harm', () => {
  const line = formatDiagnostic({ ...diagnostic, details: { got: 'a\nb\u001b[31m', description: '' } }, 'en')
  expect(line).toContain('a⏎b�[31m')
})

const lookedUp = new Map<PropertyKey, unknown>(
  Object.entries({
    unit: 'yen',
    weekday: 0,
    again: { en: '‹again›', ja: '‹again›' },
    unsafe: { kind: 'plain', name: '‹unsafe›' },
  }),
)

/** Provides every detail: its name in brackets, except for details that are looked up in a table. */
const everyDetail: object = new Proxy({}, { get: (_, name) => lookedUp.get(name) ?? `‹${String(name)}›` })

test.each<[string, Words | ((details: never) => Words)]>(
  Object.entries(kinds).map(([kind, { words }]) => [kind, words]),
)('both languages of %s tell the same details', (_, row) => {
  const words = typeof row === 'function' ? row(everyDetail as never) : row
  const [english, japanese] = [words.en, words.ja].map((texts) => [...new Set(texts.join(' ').match(/‹\w+›/g))].sort())
  expect(japanese).toEqual(english)
})
