import { afterAll, beforeAll, expect, test } from 'vitest'

import { compareDocuments, type Compared } from '#tools/compare/compare-documents.ts'

import { shareOf } from '../support/run/grid.ts'
import { readReviewCases, Workshop } from './corpus.ts'

const cases = await readReviewCases()

let workshop: Workshop
let clean: Compared

beforeAll(async () => {
  workshop = await Workshop.open()
  clean = await workshop.publish([])
})

afterAll(async () => workshop.close())

/** The terms and sentences that a review shows as changed. */
async function changesShown(edits: Parameters<Workshop['publish']>[0]): Promise<string[]> {
  return compareDocuments(clean, await workshop.publish(edits))
    .flatMap(({ changes }) => changes)
    .filter(({ kind, before, after }) => kind !== 'looks' && before !== after)
    .map(({ label }) => label)
}

test('nothing has changed where nothing was edited', async () => {
  expect(await changesShown([])).toEqual([])
})

test.each(shareOf(cases, 0, 6))('the review shows: $title', async ({ edits }) => {
  expect(await changesShown(edits)).not.toEqual([])
})
