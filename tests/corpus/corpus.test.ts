import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testCasesByTopic } from '#content-layer/all-test-cases.ts'
import { categories, kinds } from '#content-layer/diagnostics/registry.ts'

import { root } from '#tools/commands/project-paths.ts'

import { selectCells, selectShare } from '../support/run/grid.ts'
import { getRationale, listKinds } from './rule-categories.ts'
import { checkMistake } from './check-mistake.ts'
import { EditableCorpus } from './editable-corpus.ts'
import { readHarmlessEdits, readMistakes } from './read-corpus.ts'
import { rulesPage } from './rules-page.ts'

// The corpus is a list of typical mistakes of authors (`mistakes/*.yaml`, a file per topic) and of harmless edits
// (`harmless-edits.yaml`), applied to clean content. Each mistake has to yield the kinds of diagnostics that it lists.
// `npm test` makes one mistake per set of kinds and a third of the harmless edits, `npm run test:extended -- grid` all.

const mistakes = await readMistakes()
const harmlessEdits = await readHarmlessEdits()

let corpus: EditableCorpus

beforeAll(async () => {
  corpus = await EditableCorpus.open()
})

afterAll(async () => corpus.close())

test('the clean content has no diagnostics', async () => {
  expect((await corpus.check([])).reported).toEqual([])
})

const sampledMistakes = selectCells(mistakes, ({ kinds, isElsewhere }) => [isElsewhere, ...kinds].join(' '))

describe.each([...new Set(sampledMistakes.map(({ topic }) => topic))])(
  'mistakes about %s are reported with the expected kinds',
  (topic) => {
    test.each(sampledMistakes.filter((mistake) => mistake.topic === topic))('$title', async (mistake) => {
      const { how, kinds: reported } = await checkMistake(corpus, mistake)
      expect([how, reported]).toEqual([mistake.isElsewhere ? 'elsewhere' : 'caught', mistake.kinds])
    })
  },
)

test('the guide shows each rule as the check reports it (else: npm run generate)', async () => {
  const page = await readFile(path.join(root, 'content', 'RULES.md'), 'utf8')
  expect(page).toBe(await rulesPage(corpus, mistakes))
})

test.each(selectShare(harmlessEdits, 0, 3))('a harmless edit causes no diagnostic: $title', async ({ edits }) => {
  // The published content differs, but no campaign has ended.
  expect((await corpus.check(edits, '2023-08-01')).reported).toEqual([])
})

test('every kind of diagnostic has a case or a mistake', () => {
  const diagnosticsOfCases = Object.values(testCasesByTopic).flatMap((cases) =>
    cases.flatMap(({ diagnostics }) => diagnostics),
  )
  const covered = new Set([
    ...diagnosticsOfCases.map((diagnostic) => diagnostic.split(' ')[2]),
    ...mistakes.flatMap((mistake) => mistake.kinds),
  ])
  // These cannot be produced by editing a file; they are tested in tests/hostile-contents.
  expect(
    Object.keys(kinds)
      .filter((kind) => !covered.has(kind))
      .sort(),
  ).toEqual(['picture-too-slow', 'too-slow', 'unreadable'])
})

test('the guide lists every rule once, with its source', () => {
  const listed = categories.flatMap(listKinds)
  expect([...listed].sort()).toEqual(Object.keys(kinds).sort())
  for (const kind of listed) expect(getRationale(kind).source).not.toBe('')
})

test('no two mistakes have the same title', () => {
  expect(new Set(mistakes.map(({ title }) => title)).size).toBe(mistakes.length)
})
