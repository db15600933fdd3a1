import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { glob } from 'tinyglobby'

import { tables } from '#content-layer/diagnostics/all-cases.ts'
import { kinds } from '#content-layer/diagnostics/chapters.ts'
import { formatDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import type { Remark } from '#content-layer/diagnostics/diagnostic.ts'
import { languages } from '#content-layer/diagnostics/words.ts'

import { root } from '#tools/commands/root.ts'

import { showDiagnostic, tellChanged, type Case } from '../support/small-content.ts'
import { judge, readFineEdits, readSlips, type Workshop } from './corpus.ts'

/** A test of the corpus, without a test runner. `passes` is false, or throws, where the check tells something else. */
export type CorpusTest = { title: string; passes: () => Promise<boolean> }

/** The day on which fine edits are made: what is published differs, but no campaign is over. */
const day = '2023-08-01'

/** The kinds that the files of a topic name, some of which stand in another chapter; all for what topics share. */
async function kindsOf(topic: string): Promise<Set<string>> {
  if (topic === 'shared') return new Set(Object.keys(kinds))
  const folder = path.join(root, 'content-layer/rules', topic)
  const texts = (await glob('**/*.ts', { cwd: folder, absolute: true })).map((file) => readFile(file, 'utf8'))
  const named = [...(await Promise.all(texts)).join('\n').matchAll(/['"]([a-z]+(?:-[a-z]+)*)['"]/g)]
  return new Set(named.flatMap(({ 1: name = '' }) => (name in kinds ? [name] : [])))
}

/** True where no value is missing in the words of what is told. */
function isWhole(told: readonly Remark[]): boolean {
  const lines = told.flatMap((remark) => languages.map((language) => formatDiagnostic(remark, language)))
  return lines.every((line) => !/undefined|\[object/.test(line))
}

function testOfCase({ title, changes, diagnostics }: Case): CorpusTest {
  return {
    title: `case: ${title}`,
    passes: async () => {
      const told = await tellChanged(changes)
      return isDeepStrictEqual(told.map(showDiagnostic), diagnostics) && isWhole(told)
    },
  }
}

/**
 * What has to notice a change in one topic of the rules: the cases and slips in which one of its kinds is told, as
 * `content-layer/diagnostics/diagnostics.test.ts` and `corpus.test.ts` judge them in the whole grid, every case
 * and edit with which all is well, and the clean content.
 */
export async function testsOfTopic(topic: string, workshop: Workshop): Promise<CorpusTest[]> {
  const ofTopic = await kindsOf(topic)
  const cases = Object.values(tables).flat()
  const isOfTopic = ({ diagnostics }: Case) =>
    diagnostics.length === 0 || diagnostics.some((told) => ofTopic.has(told.split(' ')[2] ?? ''))
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
