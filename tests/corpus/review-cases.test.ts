import { afterAll, beforeAll, expect, test } from 'vitest'

import { compareDocuments, type Compared } from '#tools/compare/compare-documents.ts'

import { EditableCorpus } from './editable-corpus.ts'
import { readReviewCases } from './read-corpus.ts'

// One case for each kind of file and place; tests/review/reported-edits.test.ts edits every value that is published.
const cases = await readReviewCases()

let corpus: EditableCorpus
let clean: Compared

beforeAll(async () => {
  corpus = await EditableCorpus.open()
  clean = await corpus.publish([])
})

afterAll(async () => corpus.close())

/** Returns the terms and sentences that a review shows as changed. */
async function changedLabels(edits: Parameters<EditableCorpus['publish']>[0]): Promise<string[]> {
  return compareDocuments(clean, await corpus.publish(edits))
    .flatMap(({ changes }) => changes)
    .filter(({ kind, before, after }) => kind !== 'looks' && before !== after)
    .map(({ label }) => label)
}

test('the review shows nothing without an edit', async () => {
  expect(await changedLabels([])).toEqual([])
})

test.each(cases)('the review shows: $title', async ({ edits }) => {
  expect(await changedLabels(edits)).not.toEqual([])
})
