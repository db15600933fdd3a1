import { describe, expect, test } from 'vitest'

import { readChanged, showDiagnostic, newDiagnosticsAfter } from '../../tests/support/sites/small-content.ts'
import { testCasesByTopic } from '../all-test-cases.ts'
import { describeDiagnostic, formatDiagnostic } from './describe-diagnostic.ts'
import { findFormJargon } from '../../tests/support/editor/form-jargon.ts'

const cases = Object.values(testCasesByTopic).flat()

test('the small fixture content is in order', async () => {
  expect(await readChanged({})).toMatchObject({ diagnostics: [] })
})

describe.each(Object.entries(testCasesByTopic))('the check of %s reports each mistake, and nothing else', (_, rows) => {
  test.each(rows)('$title', async ({ changes, diagnostics: expected }) => {
    const diagnostics = await newDiagnosticsAfter(changes)
    expect(diagnostics.map(showDiagnostic)).toEqual(expected)
    for (const diagnostic of diagnostics) {
      const { message, hint } = describeDiagnostic(diagnostic)
      expect(`${message} ${hint}`).not.toMatch(/undefined|\[object/)
      expect(message.trim()).not.toBe('')
      expect(hint.trim()).not.toBe('')
      expect(hint).not.toMatch(/[:（(]\s*[)）]?$/)
      expect(formatDiagnostic(diagnostic)).not.toMatch(/[\u0000-\u001f]/)
      expect([message, findFormJargon(diagnostic)]).toEqual([message, []])
    }
  })
})

test('every case has a title of its own within its table', () => {
  for (const rows of Object.values(testCasesByTopic))
    expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length)
})

test('a content folder that is not there is unreadable', async () => {
  const { readContentFolder } = await import('#tools/content/read-content-cached.ts')
  const { ContentCache } = await import('#tools/content/content-cache.ts')
  const { diagnostics } = await readContentFolder('/nowhere/content', ContentCache.empty())
  expect(diagnostics.map(({ file, kind }) => `${file} ${kind}`)).toContain('content unreadable')
})

test('the diagnostics of all files are sorted by position', async () => {
  const titles = [
    'a rate with a percent sign is a number as text',
    'a bonus with a unit',
    'a campaign listed twice',
    'a script in an SVG is refused',
  ]
  const chosen = cases.filter(({ title }) => titles.includes(title))
  const { diagnostics } = await readChanged(
    Object.fromEntries(chosen.flatMap(({ changes }) => Object.entries(changes))),
  )
  const formatted = diagnostics.map(showDiagnostic)
  expect(formatted).toEqual(expect.arrayContaining(chosen.flatMap((row) => [...row.diagnostics])))
  expect(diagnostics).toEqual(
    [...diagnostics].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
  )
})
