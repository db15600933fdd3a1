import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { groupBy } from '#domain/group-by.ts'
import { cacheFolder, root } from '#tools/commands/project-paths.ts'

import { copyProject } from '../support/sites/copy-project.ts'
import type { Mutant, MutantResult } from './run-mutants.ts'

const rules = 'content-layer/rules'
const reports = path.join(cacheFolder, 'mutations')

/** `every`: take one change of so many. `again`: take those that no test noticed in the previous run. */
export type Choice = { every: number; again: boolean }

/** Returns the folders of rules, and `shared` for the files next to them. */
export async function topicsOfRules(): Promise<string[]> {
  const entries = await readdir(path.join(root, rules), { withFileTypes: true })
  return ['shared', ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)]
}

async function filesOf(topic: string): Promise<string[]> {
  const pattern = topic === 'shared' ? `${rules}/*.ts` : `${rules}/${topic}/**/*.ts`
  return (await glob([pattern, '!**/*.test.ts', '!**/*test-cases.ts', '!**/diagnostics.ts'], { cwd: root })).sort()
}

/** Runs a script of a copy of the project and returns what it prints on its standard output. */
function runIn(folder: string, args: readonly string[], input = ''): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${args.join(' ')} ended with ${code}:\n${output}`))
    })
  })
}

async function instrument(copy: string, files: readonly string[]): Promise<Mutant[]> {
  const script = path.join(root, 'tests/mutations/instrument.mjs')
  return JSON.parse(await runIn(copy, [script, copy], files.join('\n'))) as Mutant[]
}

/** Returns the Vitest files of a topic; their tests are neither cases nor mistakes of the corpus. */
async function testFilesOf(topic: string): Promise<string[]> {
  const beside = await glob(`${rules}/${topic}/**/*.test.ts`, { cwd: root })
  return topic === 'plan' ? [...beside, 'tests/corpus/planned-values.test.ts'] : beside
}

/** In milliseconds. A change with which tests run longer counts as an endless loop. */
const maxDuration = 120_000

/** Returns whether the tests pass in the copy, with a change switched on if given. */
async function passes(copy: string, files: readonly string[], id = ''): Promise<boolean> {
  const args = ['node_modules/.bin/vitest', 'run', '--config', 'tests/mutations/vitest.config.ts', '--bail', '1']
  const environment = { NODE_ENV: 'test', MUTATED_TESTS: files.join(' '), __STRYKER_ACTIVE_MUTANT__: id } as const
  // In a process group: Vitest's child processes would outlive an endless test.
  const child = spawn(process.execPath, args, {
    cwd: copy,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...environment },
  })
  const end = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), maxDuration)
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  clearTimeout(end)
  return code === 0
}

const isNoticed = ({ noticedBy, isStatic }: MutantResult) => isStatic || noticedBy !== undefined

/** Runs the test files of a topic with each change that the corpus did not notice. Returns all results. */
async function runTestFiles(copy: string, topic: string, before: readonly MutantResult[]): Promise<MutantResult[]> {
  const files = await testFilesOf(topic)
  if (files.length === 0 || before.every(isNoticed)) return [...before]
  if (!(await passes(copy, files))) throw new Error(`${files.join(' ')}: fails without any change`)
  const results: MutantResult[] = []
  for (const result of before) {
    const stays = isNoticed(result) || (await passes(copy, files, result.id))
    results.push(stays ? result : { ...result, noticedBy: files.join(' ') })
  }
  return results
}

function describe({ file, line, column, what, replacement }: MutantResult): string {
  return `${file}:${line}:${column} ${what}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`
}

function score(name: string, verdicts: readonly MutantResult[]): string {
  const results = verdicts.filter(({ isStatic }) => !isStatic)
  const noticed = results.filter(({ noticedBy }) => noticedBy !== undefined).length
  return `${name}: ${noticed} of ${results.length} changes noticed, ${((100 * noticed) / Math.max(1, results.length)).toFixed(1)} %`
}

const keyOf = ({ file, line, column, end, what, replacement }: Mutant) =>
  [file, line, column, end, what, replacement].join(':')

/** Reads the results of the previous run. @throws Error if there was none */
async function readReport(report: string): Promise<MutantResult[]> {
  const text = await readFile(report, 'utf8').catch(() => {
    throw new Error(`${report} does not exist: run without --again first`)
  })
  return JSON.parse(text) as MutantResult[]
}

/** Runs the corpus and the test files with the chosen changes of a topic. Writes all results to its report. */
async function testTopic(
  copy: string,
  topic: string,
  mutants: readonly Mutant[],
  choice: Choice,
): Promise<MutantResult[]> {
  const report = path.join(reports, `rules-${topic}.json`)
  const before = choice.again ? await readReport(report) : []
  const missed = new Set(before.filter((result) => !isNoticed(result)).map(keyOf))
  const chosen = mutants.filter((mutant, index) =>
    choice.again ? missed.has(keyOf(mutant)) : index % choice.every === 0,
  )
  const [from, to] = [path.join(copy, `${topic}-mutants.json`), path.join(copy, `${topic}-results.json`)]
  await writeFile(from, JSON.stringify(chosen))
  await runIn(copy, ['tools/commands/run.mjs', 'tests/corpus/run-mutants.ts', from, to, topic])
  const results = await runTestFiles(copy, topic, JSON.parse(await readFile(to, 'utf8')) as MutantResult[])
  const verdicts = [...before.filter(isNoticed), ...results]
  await mkdir(reports, { recursive: true })
  await writeFile(report, JSON.stringify(verdicts))
  console.log(score(`rules/${topic}`, verdicts))
  return verdicts
}

/**
 * Makes small changes to the rules of some topics and runs the corpus with each. All changes are in one copy of the
 * project, each behind a switch, so that a change does not start a test runner; one process per core. Prints the
 * changes that no test noticed, and returns a line for each topic.
 */
export async function mutateRules(topics: readonly string[], choice: Choice): Promise<string[]> {
  const copy = await copyProject()
  const files = new Map<string, string[]>()
  for (const topic of topics) files.set(topic, await filesOf(topic))
  const mutants = groupBy(await instrument(copy, [...files.values()].flat()), ({ file }) => file)
  const waiting = [...topics]
  const verdicts = new Map<string, MutantResult[]>()
  async function testNext(): Promise<void> {
    const topic = waiting.shift()
    if (topic === undefined) return
    const mutantsOfTopic = (files.get(topic) ?? []).flatMap((file) => mutants.get(file) ?? [])
    verdicts.set(topic, await testTopic(copy, topic, mutantsOfTopic, choice))
    await testNext()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, testNext))
  const allResults = [...verdicts.values()].flat()
  for (const missed of allResults.filter((result) => !isNoticed(result))) console.log(describe(missed))
  return [...topics.map((topic) => score(`rules/${topic}`, verdicts.get(topic) ?? [])), score('rules', allResults)]
}
