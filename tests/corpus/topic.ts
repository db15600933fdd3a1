import { afterAll, describe, expect, test } from 'vitest'

import { tables } from '#content-layer/diagnostics/all-cases.ts'
import { chapters } from '#content-layer/diagnostics/chapters.ts'
import { formatDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import type { Remark } from '#content-layer/diagnostics/diagnostic.ts'
import { languages, type Chapter } from '#content-layer/diagnostics/words.ts'
import { once } from '#content-layer/once.ts'

import { judge, readFineEdits, readSlips, Workshop } from './corpus.ts'
import { showDiagnostic, tellChanged } from '../support/small-content.ts'

// Every slip and case that a topic of rules has to tell, and edits with which all stays in order: what a change of one
// of its files has to turn red. `npm run test:mutations` runs this for the topic that it changes.

const topic = process.env['MUTATED_TOPIC'] ?? ''

/** The kinds that a topic's folder tells; those of all topics for what they share. */
async function kindsOf(name: string): Promise<Set<string>> {
  if (name === 'shared') return new Set((chapters as readonly Chapter[]).flatMap(({ kinds }) => Object.keys(kinds)))
  const exported = (await import(`../../content-layer/rules/${name}/diagnostics.ts`)) as Record<string, Chapter>
  return new Set(Object.values(exported).flatMap(({ kinds }) => Object.keys(kinds)))
}

const kinds = await kindsOf(topic)
const slips = (await readSlips()).filter(({ found }) => found.some((kind) => kinds.has(kind)))
const fineEdits = await readFineEdits()
const cases = Object.values(tables)
  .flat()
  .filter(({ diagnostics }) => diagnostics.some((told) => kinds.has(told.split(' ')[2] ?? '')))

// Not in a hook: a change with which the clean content cannot be read has to fail a test.
const workshop = once(Workshop.open)

afterAll(async () => (await workshop()).close())

/** The words of what is told, in which nothing may be missing. */
const wordsOf = (told: readonly Remark[]) =>
  told.flatMap((remark) => languages.map((language) => formatDiagnostic(remark, language))).join('\n')

describe('cases', () => {
  test.each(cases)('$title', async ({ changes, diagnostics }) => {
    const told = await tellChanged(changes)
    expect(told.map(showDiagnostic)).toEqual(diagnostics)
    expect(wordsOf(told)).not.toMatch(/undefined|\[object/)
  })
})

describe('slips', () => {
  test.each(slips)('$title', async (slip) => {
    const { how, kinds, told } = await judge(await workshop(), slip)
    expect([how, kinds]).toEqual([slip.isElsewhere ? 'elsewhere' : 'caught', slip.found])
    expect(wordsOf(told)).not.toMatch(/undefined|\[object/)
  })
})

test.each(fineEdits)('fine: $title', async ({ edits }) => {
  expect((await (await workshop()).check(edits, '2023-08-01')).told).toEqual([])
})
