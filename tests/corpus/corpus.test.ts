import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { tables } from '#content-layer/all-test-cases.ts'
import { categories, kinds } from '#content-layer/diagnostics/registry.ts'

import { root } from '#tools/commands/project-paths.ts'

import { cellsOf, shareOf } from '../support/run/grid.ts'
import { groundOf, kindsOf } from './catalogue.ts'
import { judge, readFineEdits, readSlips, Workshop } from './corpus.ts'
import { rulesPage } from './rules-page.ts'

// The corpus is a list of typical mistakes of authors (`slips/*.yaml`, a file per topic) and of harmless edits
// (`fine-edits.yaml`), applied to clean content. Each mistake has to yield the kinds of diagnostics that it lists. `npm test`
// makes one mistake per set of kinds and a third of the harmless edits, `npm run test:extended -- grid` all.

const slips = await readSlips()
const fineEdits = await readFineEdits()

let workshop: Workshop

beforeAll(async () => {
  workshop = await Workshop.open()
})

afterAll(async () => workshop.close())

test('the clean content has no diagnostics', async () => {
  expect((await workshop.check([])).told).toEqual([])
})

const sampledSlips = cellsOf(slips, ({ found, isElsewhere }) => [isElsewhere, ...found].join(' '))

describe.each([...new Set(sampledSlips.map(({ topic }) => topic))])(
  'mistakes about %s are reported with the expected kinds',
  (topic) => {
    test.each(sampledSlips.filter((slip) => slip.topic === topic))('$title', async (slip) => {
      const { how, kinds: reported } = await judge(workshop, slip)
      expect([how, reported]).toEqual([slip.isElsewhere ? 'elsewhere' : 'caught', slip.found])
    })
  },
)

test('the guide shows each rule as the check reports it (else: npm run generate)', async () => {
  const page = await readFile(path.join(root, 'content', 'RULES.md'), 'utf8')
  expect(page).toBe(await rulesPage(workshop, slips))
})

test.each(shareOf(fineEdits, 0, 3))('a harmless edit causes no diagnostic: $title', async ({ edits }) => {
  // What is published differs, but no campaign is over.
  expect((await workshop.check(edits, '2023-08-01')).told).toEqual([])
})

test('every kind of diagnostic has a case or a slip', () => {
  const diagnosticsOfCases = Object.values(tables).flatMap((cases) => cases.flatMap(({ diagnostics }) => diagnostics))
  const covered = new Set([
    ...diagnosticsOfCases.map((diagnostic) => diagnostic.split(' ')[2]),
    ...slips.flatMap(({ found }) => found),
  ])
  // These cannot be produced by editing a file; they are tested in tools/content/hostile-contents.
  expect(
    Object.keys(kinds)
      .filter((kind) => !covered.has(kind))
      .sort(),
  ).toEqual(['picture-too-slow', 'too-slow', 'unreadable'])
})

test('the guide has every rule once, with its source', () => {
  const listed = categories.flatMap(kindsOf)
  expect([...listed].sort()).toEqual(Object.keys(kinds).sort())
  for (const kind of listed) expect(groundOf(kind).source).not.toBe('')
})

test('no two slips have the same title', () => {
  expect(new Set(slips.map(({ title }) => title)).size).toBe(slips.length)
})
