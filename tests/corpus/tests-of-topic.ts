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
import { checkMistake, readHarmlessEdits, readMistakes, type EditableCorpus } from './corpus.ts'

/** A test of the corpus, without a test runner. `passes` is false, or throws, if the check reports something else. */
export type CorpusTest = { title: string; passes: () => Promise<boolean> }

/** The day on which harmless edits are made: what is published differs, but no campaign has ended. */
const day = '2023-08-01'

/** Returns the text of all files of a topic. */
async function textOf(topic: string): Promise<string> {
  const files = await glob('**/*.ts', { cwd: path.join(root, 'content-layer/rules', topic), absolute: true })
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
}

/** Returns the kinds that the files of a topic name, some of which belong to another category. */
function kindsIn(text: string): Set<string> {
  const named = [...text.matchAll(/['"]([a-z]+(?:-[a-z]+)*)['"]/g)]
  return new Set(named.flatMap(({ 1: name = '' }) => (name in kinds ? [name] : [])))
}

/** Returns the cases next to the rules of a topic, whatever they report: the titles of a table are in its file. */
function casesIn(text: string): Set<Case> {
  const casesOfTopic = Object.values(tables).filter((rows) =>
    rows.some(({ title }) => text.includes(`title: '${title}'`)),
  )
  return new Set(casesOfTopic.flat())
}

/** Returns whether no message lacks a value. */
function hasAllValues(diagnostics: readonly Warning[]): boolean {
  const lines = diagnostics.map(formatDiagnostic)
  return lines.every((line) => !/undefined|\[object/.test(line))
}

function testOfCase({ title, changes, diagnostics }: Case): CorpusTest {
  return {
    title: `case: ${title}`,
    passes: async () => {
      const actual = await newDiagnosticsAfter(changes)
      return isDeepStrictEqual(actual.map(showDiagnostic), diagnostics) && hasAllValues(actual)
    },
  }
}

/**
 * Returns the tests that have to notice a change in one topic of the rules: its cases, the cases and mistakes that
 * report one of its kinds, as `content-layer/diagnostics/diagnostics.test.ts` and `corpus.test.ts` check them in the
 * full grid, every case and edit without a diagnostic, and the clean content.
 */
export async function testsOfTopic(topic: string, corpus: EditableCorpus): Promise<CorpusTest[]> {
  // Shared files affect all kinds.
  const text = topic === 'shared' ? '' : await textOf(topic)
  const ofTopic = topic === 'shared' ? new Set(Object.keys(kinds)) : kindsIn(text)
  const cases = Object.values(tables).flat()
  const casesOfTopic = casesIn(text)
  const isOfTopic = (one: Case) =>
    casesOfTopic.has(one) ||
    one.diagnostics.length === 0 ||
    one.diagnostics.some((diagnostic) => ofTopic.has(diagnostic.split(' ')[2] ?? ''))
  const mistakes = await readMistakes()
  return [
    ...cases.filter(isOfTopic).map(testOfCase),
    ...mistakes
      .filter((mistake) => mistake.kinds.some((kind) => ofTopic.has(kind)))
      .map((mistake) => ({
        title: `mistake: ${mistake.title}`,
        passes: async () => {
          // A copy, because a mistake is checked once.
          const outcome = await checkMistake(corpus, { ...mistake })
          const isThere = outcome.how === (mistake.isElsewhere ? 'elsewhere' : 'caught')
          return isThere && isDeepStrictEqual(outcome.kinds, mistake.kinds) && hasAllValues(outcome.reported)
        },
      })),
    ...(await readHarmlessEdits()).map(({ title, edits }) => ({
      title: `harmless: ${title}`,
      passes: async () => (await corpus.check(edits, day)).reported.length === 0,
    })),
    { title: 'the clean content', passes: async () => (await corpus.checkWithoutCache()).length === 0 },
  ]
}
