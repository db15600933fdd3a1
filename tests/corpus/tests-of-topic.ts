import { isDeepStrictEqual } from 'node:util'

import { tables } from '#content-layer/diagnostics/all-cases.ts'
import { chapters } from '#content-layer/diagnostics/chapters.ts'
import { formatDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import type { Remark } from '#content-layer/diagnostics/diagnostic.ts'
import { languages, type Chapter } from '#content-layer/diagnostics/words.ts'

import { showDiagnostic, tellChanged, type Case } from '../support/small-content.ts'
import { judge, readFineEdits, readSlips, type Workshop } from './corpus.ts'

/** A test of the corpus, without a test runner. `passes` is false, or throws, where the check tells something else. */
export type CorpusTest = { title: string; passes: () => Promise<boolean> }

/** The day on which fine edits are made: what is published differs, but no campaign is over. */
const day = '2023-08-01'

/** The kinds that a topic's folder tells; those of all topics for what these share. */
async function kindsOf(topic: string): Promise<Set<string>> {
  if (topic === 'shared') return new Set((chapters as readonly Chapter[]).flatMap(({ kinds }) => Object.keys(kinds)))
  const exported = (await import(`../../content-layer/rules/${topic}/diagnostics.ts`)) as Record<string, Chapter>
  return new Set(Object.values(exported).flatMap(({ kinds }) => Object.keys(kinds)))
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
 * `content-layer/diagnostics/diagnostics.test.ts` and `corpus.test.ts` judge them in the whole grid, every edit with
 * which all is well, all other cases, and the clean content.
 */
export async function testsOfTopic(topic: string, workshop: Workshop): Promise<CorpusTest[]> {
  const kinds = await kindsOf(topic)
  const cases = Object.values(tables).flat()
  const isOfTopic = ({ diagnostics }: Case) => diagnostics.some((told) => kinds.has(told.split(' ')[2] ?? ''))
  const slips = await readSlips()
  return [
    ...cases.filter(isOfTopic).map(testOfCase),
    ...slips
      .filter(({ found }) => found.some((kind) => kinds.has(kind)))
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
    ...cases.filter((one) => !isOfTopic(one)).map(testOfCase),
    { title: 'the clean content', passes: async () => (await workshop.readAnew()).length === 0 },
  ]
}
