import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { tables } from '#content-layer/diagnostics/all-cases.ts'
import { chapters } from '#content-layer/diagnostics/chapters.ts'
import type { Chapter } from '#content-layer/diagnostics/words.ts'

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

let workshop: Workshop

beforeAll(async () => {
  workshop = await Workshop.open()
})

afterAll(() => workshop.close())

describe('cases', () => {
  test.each(cases)('$title', async ({ changes, diagnostics }) => {
    expect((await tellChanged(changes)).map(showDiagnostic)).toEqual(diagnostics)
  })
})

describe('slips', () => {
  test.each(slips)('$title', async (slip) => {
    expect(await judge(workshop, slip)).toMatchObject({
      how: slip.isElsewhere ? 'elsewhere' : 'caught',
      kinds: slip.found,
    })
  })
})

test.each(fineEdits)('fine: $title', async ({ edits }) => {
  expect((await workshop.check(edits, '2023-08-01')).told).toEqual([])
})
