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

const slips = await readSlips()
const fineEdits = await readFineEdits()

let workshop: Workshop

beforeAll(async () => {
  workshop = await Workshop.open()
})

afterAll(async () => workshop.close())

test('the clean content is in order', async () => {
  expect((await workshop.check([])).told).toEqual([])
})

/** One of each set of kinds that slips are told as; all in `npm run test:extended -- grid`. */
const judged = cellsOf(slips, ({ found, isElsewhere }) => [isElsewhere, ...found].join(' '))

describe.each([...new Set(judged.map(({ topic }) => topic))])(
  'slips about %s are told as a person found right',
  (topic) => {
    test.each(judged.filter((slip) => slip.topic === topic))('$title', async (slip) => {
      const { how, kinds } = await judge(workshop, slip)
      expect([how, kinds]).toEqual([slip.isElsewhere ? 'elsewhere' : 'caught', slip.found])
    })
  },
)

test('the guide shows each rule as the check tells it (else: npm run generate)', async () => {
  const page = await readFile(path.join(root, 'content', 'RULES.md'), 'utf8')
  expect(page).toBe(await rulesPage(workshop, slips))
})

test.each(shareOf(fineEdits, 0, 3))('$title: nothing is told', async ({ edits }) => {
  // What is published differs, but no campaign is over.
  expect((await workshop.check(edits, '2023-08-01')).told).toEqual([])
})

test('every kind of diagnostic has a case or a slip', () => {
  const ofCases = Object.values(tables).flatMap((cases) => cases.flatMap(({ diagnostics }) => diagnostics))
  const covered = new Set([
    ...ofCases.map((diagnostic) => diagnostic.split(' ')[2]),
    ...slips.flatMap(({ found }) => found),
  ])
  // No file can be made unreadable everywhere, and what is slow would take its time: tools/content/hostile-contents.
  expect(
    Object.keys(kinds)
      .filter((kind) => !covered.has(kind))
      .sort(),
  ).toEqual(['picture-too-slow', 'too-slow', 'unreadable'])
})

test('every rule stands in the guide, once, with a ground', () => {
  const listed = categories.flatMap(kindsOf)
  expect([...listed].sort()).toEqual(Object.keys(kinds).sort())
  for (const kind of listed) expect(groundOf(kind).source).not.toBe('')
})

test('no two slips have the same title', () => {
  expect(new Set(slips.map(({ title }) => title)).size).toBe(slips.length)
})
