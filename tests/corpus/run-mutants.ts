import { readFile, writeFile } from 'node:fs/promises'

import { EditableCorpus } from './corpus.ts'
import { testsOfTopic, type CorpusTest } from './tests-of-topic.ts'

// Switches on one small change of the rules after the other, in one process, and runs the corpus's tests of its topic
// that reach it until one fails. `npm run test:extended -- mutations` runs this in an instrumented copy of the project:
// the first argument is the file with the changes, the second receives the results, the third is the topic.

/** A small change of the code; `end` is the line and column after the changed code. */
export type Mutant = {
  id: string
  file: string
  line: number
  column: number
  end: string
  what: string
  replacement: string
}

/** `noticedBy`: the first test that failed. `isStatic`: runs only while modules load, when nothing can be switched. */
export type MutantResult = Mutant & { topic: string; noticedBy?: string | undefined; isStatic: boolean }

/** The global state that instrumented code reads and writes. */
type Switches = {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

/** A change that is reached so many times more often than normal counts as an endless loop. */
const maxHitFactor = 100

// Instrumented modules created it while they were loaded.
const switches = (globalThis as { __stryker__?: Partial<Switches> }).__stryker__ as Switches

const coverageWhileLoading = { ...switches.mutantCoverage.static }

async function passes({ passes }: CorpusTest): Promise<boolean> {
  return passes().catch(() => false)
}

async function coverEach(tests: readonly CorpusTest[]): Promise<Record<string, number>[]> {
  const covered: Record<string, number>[] = []
  for (const [index, test] of tests.entries()) {
    switches.currentTestId = String(index)
    if (!(await passes(test))) throw new Error(`"${test.title}" fails without any change`)
    covered.push(switches.mutantCoverage.perTest[index] ?? {})
  }
  switches.currentTestId = undefined
  return covered
}

/** Returns the first test that fails with the change. */
async function findFailingTest(
  { id }: Mutant,
  tests: readonly CorpusTest[],
  hits: number,
): Promise<CorpusTest | undefined> {
  switches.activeMutant = id
  switches.hitLimit = hits * maxHitFactor
  try {
    for (const test of tests) {
      switches.hitCount = 0
      if (!(await passes(test))) return test
    }
    return undefined
  } finally {
    switches.activeMutant = undefined
  }
}

async function runMutantsOfTopic(topic: string, mutants: readonly Mutant[]): Promise<MutantResult[]> {
  if (mutants.length === 0) return []
  const corpus = await EditableCorpus.open()
  const tests = await testsOfTopic(topic, corpus)
  const covered = await coverEach(tests)
  const results: MutantResult[] = []
  for (const mutant of mutants) {
    const reaching = tests.filter((_, index) => covered[index]?.[mutant.id] !== undefined)
    const hits = Math.max(...covered.map((counts) => counts[mutant.id] ?? 0))
    const test = await findFailingTest(mutant, reaching, hits)
    if (test && !(await passes(test))) throw new Error(`"${test.title}" fails after a change of ${mutant.file}, too`)
    const isStatic = reaching.length === 0 && mutant.id in coverageWhileLoading
    results.push({ ...mutant, topic, noticedBy: test?.title, isStatic })
  }
  await corpus.close()
  return results
}

const [from = '', to = '', topic = ''] = process.argv.slice(2)
const mutants = JSON.parse(await readFile(from, 'utf8')) as Mutant[]
await writeFile(to, JSON.stringify(await runMutantsOfTopic(topic, mutants)))
