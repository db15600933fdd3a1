import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'

import { languages, type Fault } from './fault.ts'
import { describeFault, formatFault, messages } from './messages.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

const fault: Fault = { file: 'content/a.yaml', line: 3, column: 5, field: 'title', kind: 'bad-format', details: { got: 'a', description: 'b' } }

async function kindsInSources(): Promise<Set<string>> {
  const files = await glob(['schemas/**/*.ts', 'site/content-layer/**/*.ts'], { cwd: root, ignore: ['**/*.test.ts', '**/cases/**'] })
  const sources = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')))
  const written = /(?:kind: |kind = |\? |: |(?:report|fault)\([^']*)'([a-z][a-z0-9]*(?:-[a-z0-9]+)+)'/g
  return new Set(sources.flatMap((source) => [...source.matchAll(written)].flatMap(([, kind]) => kind ?? [])))
}

/** Words of the same shape in the sources that are not kinds of faults. */
const otherWords = ['preset-default', 'in-app', 'web-and-app', 'in-app-only', 'summary-only', 'not-required']

test('every kind of fault in the sources has its words, and every row of the table is used', async () => {
  const kinds = await kindsInSources()
  const unworded = [...kinds].filter((kind) => !Object.hasOwn(messages, kind) && !otherWords.includes(kind))
  expect(unworded).toEqual([])
  const unused = Object.keys(messages).filter((kind) => kind.includes('-') && !kinds.has(kind))
  expect(unused).toEqual([])
})

test('a kind without words is refused', () => {
  expect(() => describeFault({ ...fault, kind: 'toString' }, 'en')).toThrow('toString')
})

test('a fault is one line: place, field, message, advice', () => {
  expect(formatFault(fault, 'en')).toBe('content/a.yaml:3:5  title  has the wrong form: a  → b')
  expect(formatFault(fault, 'ja')).toBe('content/a.yaml:3:5  title  書き方が違います（a）  → b')
})

test('line breaks and control characters in what the author wrote stay on the line and do no harm', () => {
  const line = formatFault({ ...fault, details: { got: 'a\nb\u001b[31m', description: '' } }, 'en')
  expect(line).toContain('a⏎b�[31m')
})

test('a placeholder in what the author wrote is not filled', () => {
  expect(formatFault({ ...fault, details: { got: '{description}', description: 'b' } }, 'en')).toContain('{description}')
})

test('both languages of a kind use the same placeholders of what is wrong', () => {
  for (const [kind, row] of Object.entries(messages)) {
    const [english, japanese] = languages.map((language) => new Set(`${row[language].message}${row[language].advice}`.match(/\{\w+\}/g)))
    expect([...(japanese ?? [])].sort(), kind).toEqual([...(english ?? [])].sort())
  }
})
