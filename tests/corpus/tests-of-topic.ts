import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { glob } from 'tinyglobby'

import { tables } from '#content-layer/all-test-cases.ts'
import { kinds } from '#content-layer/diagnostics/registry.ts'
import { formatDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import type { Warning } from '#content-layer/diagnostics/diagnostic.ts'

import { root } from '#tools/commands/project-paths.ts'

import { showDiagnostic, newDiagnosticsAfter, type Case } from '../support/sites/small-content.ts'
import { judge, readFineEdits, readSlips, type Workshop } from './corpus.ts'

/** A test of the corpus, without a test runner. `passes` is false, or throws, where the check tells something else. */
export type CorpusTest = { title: string; passes: () => Promise<boolean> }

/** The day on which fine edits are made: what is published differs, but no campaign is over. */
const day = '2023-08-01'

/** The text of all files of a topic. */
async function textOf(topic: string): Promise<string> {
  const files = await glob('**/*.ts', { cwd: path.join(root, 'content-layer/rules', topic), absolute: true })
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
}

/** The kinds that the files of a topic name, some of which stand in another chapter. */
function kindsIn(text: string): Set<string> {
  const named = [...text.matchAll(/['"]([a-z]+(?:-[a-z]+)*)['"]/g)]
  return new Set(named.flatMap(({ 1: name = '' }) => (name in kinds ? [name] : [])))
}

/** The cases that stand beside the rules of a topic, whatever is told in them: a table's titles stand in its file. */
function casesIn(text: string): Set<Case> {
  const own = Object.values(tables).filter((rows) => rows.some(({ title }) => text.includes(`title: '${title}'`)))
  return new Set(own.flat())
}

/** True where no value is missing in the words of what is told. */
function isWhole(told: readonly Warning[]): boolean {
  const lines = told.map(formatDiagnostic)
  return lines.every((line) => !/undefined|\[object/.test(line))
}

function testOfCase({ title, changes, diagnostics }: Case): CorpusTest {
  return {
    title: `case: ${title}`,
    passes: async () => {
      const told = await newDiagnosticsAfter(changes)
      return isDeepStrictEqual(told.map(showDiagnostic), diagnostics) && isWhole(told)
    },
  }
}

/**
 * What has to notice a change in one topic of the rules: its own cases, the cases and slips in which one of its kinds is
 * told, as `content-layer/diagnostics/diagnostics.test.ts` and `corpus.test.ts` judge them in the whole grid, every case
 * and edit with which all is well, and the clean content.
 */
export async function testsOfTopic(topic: string, workshop: Workshop): Promise<CorpusTest[]> {
  // What topics share has to do with all kinds.
  const text = topic === 'shared' ? '' : await textOf(topic)
  const ofTopic = topic === 'shared' ? new Set(Object.keys(kinds)) : kindsIn(text)
  const cases = Object.values(tables).flat()
  const own = casesIn(text)
  const isOfTopic = (one: Case) =>
    own.has(one) ||
    one.diagnostics.length === 0 ||
    one.diagnostics.some((told) => ofTopic.has(told.split(' ')[2] ?? ''))
  const slips = await readSlips()
  return [
    ...cases.filter(isOfTopic).map(testOfCase),
    ...slips
      .filter(({ found }) => found.some((kind) => ofTopic.has(kind)))
      .map((slip) => ({
        title: `slip: ${slip.title}`,
        passes: async () => {
          // A copy, because a slip is judged once.
          const outcome = await judge(workshop, { ...slip })
          const isThere = outcome.how === (slip.isElsewhere ? 'elsewhere' : 'caught')
          return isThere && isDeepStrictEqual(outcome.kinds, slip.found) && isWhole(outcome.told)
        },
      })),
    ...(await readFineEdits()).map(({ title, edits }) => ({
      title: `fine: ${title}`,
      passes: async () => (await workshop.check(edits, day)).told.length === 0,
    })),
    { title: 'the clean content', passes: async () => (await workshop.readAnew()).length === 0 },
  ]
}
