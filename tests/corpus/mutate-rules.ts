import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { groupBy } from '#domain/group-by.ts'
import { cacheFolder, root } from '#tools/commands/project-paths.ts'

import { copyProject } from '../support/sites/copy-project.ts'
import type { Mutant, Verdict } from './judge-mutants.ts'

const rules = 'content-layer/rules'
const reports = path.join(cacheFolder, 'mutations')

/** A sample takes one change of so many; again, those that no test had noticed the last time, in unchanged code. */
export type Choice = { every: number; again: boolean }

/** The folders of rules, and `shared` for the files beside them. */
export async function topicsOfRules(): Promise<string[]> {
  const entries = await readdir(path.join(root, rules), { withFileTypes: true })
  return ['shared', ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)]
}

async function filesOf(topic: string): Promise<string[]> {
  const mine = topic === 'shared' ? `${rules}/*.ts` : `${rules}/${topic}/**/*.ts`
  return (await glob([mine, '!**/*.test.ts', '!**/*test-cases.ts', '!**/diagnostics.ts'], { cwd: root })).sort()
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

/** Tests of a topic that are no cases and slips, in Vitest. */
async function testFilesOf(topic: string): Promise<string[]> {
  const beside = await glob(`${rules}/${topic}/**/*.test.ts`, { cwd: root })
  return topic === 'plan' ? [...beside, 'tests/corpus/planned-values.test.ts'] : beside
}

/** In milliseconds. A change with which tests run longer is taken to go on for ever. */
const longestRun = 120_000

/** True if tests pass in the copy, with a change switched on, or without any. */
async function passes(copy: string, files: readonly string[], id = ''): Promise<boolean> {
  const args = ['node_modules/.bin/vitest', 'run', '--config', 'tests/mutations/vitest.config.ts', '--bail', '1']
  const environment = { NODE_ENV: 'test', MUTATED_TESTS: files.join(' '), __STRYKER_ACTIVE_MUTANT__: id } as const
  // With a group of its own: Vitest's own processes go on where a test never ends.
  const child = spawn(process.execPath, args, {
    cwd: copy,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...environment },
  })
  const end = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), longestRun)
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  clearTimeout(end)
  return code === 0
}

const isNoticed = ({ noticedBy, isStatic }: Verdict) => isStatic || noticedBy !== undefined

/** The verdicts of a topic, after its test files have run with each change that the corpus had not noticed. */
async function judgeByFiles(copy: string, topic: string, verdicts: readonly Verdict[]): Promise<Verdict[]> {
  const files = await testFilesOf(topic)
  if (files.length === 0 || verdicts.every(isNoticed)) return [...verdicts]
  if (!(await passes(copy, files))) throw new Error(`${files.join(' ')}: they fail without any change`)
  const judged: Verdict[] = []
  for (const verdict of verdicts) {
    const stays = isNoticed(verdict) || (await passes(copy, files, verdict.id))
    judged.push(stays ? verdict : { ...verdict, noticedBy: files.join(' ') })
  }
  return judged
}

function describe({ file, line, column, what, replacement }: Verdict): string {
  return `${file}:${line}:${column} ${what}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`
}

function score(name: string, verdicts: readonly Verdict[]): string {
  const judged = verdicts.filter(({ isStatic }) => !isStatic)
  const noticed = judged.filter(({ noticedBy }) => noticedBy !== undefined).length
  return `${name}: ${noticed} of ${judged.length} changes noticed, ${((100 * noticed) / Math.max(1, judged.length)).toFixed(1)} %`
}

const placeOf = ({ file, line, column, end, what, replacement }: Mutant) =>
  [file, line, column, end, what, replacement].join(':')

/** What became of the changes of a topic the last time. @throws Error where there was none */
async function readReport(report: string): Promise<Verdict[]> {
  const text = await readFile(report, 'utf8').catch(() => {
    throw new Error(`${report} is not there: run without --again first`)
  })
  return JSON.parse(text) as Verdict[]
}

/** Holds the chosen changes of a topic against the corpus and its tests. Writes all verdicts to its report. */
async function judgeTopic(copy: string, topic: string, all: readonly Mutant[], choice: Choice): Promise<Verdict[]> {
  const report = path.join(reports, `rules-${topic}.json`)
  const before = choice.again ? await readReport(report) : []
  const missed = new Set(before.filter((verdict) => !isNoticed(verdict)).map(placeOf))
  const chosen = all.filter((mutant, index) =>
    choice.again ? missed.has(placeOf(mutant)) : index % choice.every === 0,
  )
  const [from, to] = [path.join(copy, `${topic}-mutants.json`), path.join(copy, `${topic}-verdicts.json`)]
  await writeFile(from, JSON.stringify(chosen))
  await runIn(copy, ['tools/commands/run.mjs', 'tests/corpus/judge-mutants.ts', from, to, topic])
  const judged = await judgeByFiles(copy, topic, JSON.parse(await readFile(to, 'utf8')) as Verdict[])
  const verdicts = [...before.filter(isNoticed), ...judged]
  await mkdir(reports, { recursive: true })
  await writeFile(report, JSON.stringify(verdicts))
  console.log(score(`rules/${topic}`, verdicts))
  return verdicts
}

/**
 * Makes small changes of some topics of the rules and holds each against the corpus. All changes are in one copy of the
 * project, each behind a switch, so that a change costs no start of a test runner; one process a core. Prints the
 * changes that no test noticed, and returns a line for each topic.
 */
export async function mutateRules(topics: readonly string[], choice: Choice): Promise<string[]> {
  const copy = await copyProject()
  const files = new Map<string, string[]>()
  for (const topic of topics) files.set(topic, await filesOf(topic))
  const mutants = groupBy(await instrument(copy, [...files.values()].flat()), ({ file }) => file)
  const waiting = [...topics]
  const verdicts = new Map<string, Verdict[]>()
  async function judgeNext(): Promise<void> {
    const topic = waiting.shift()
    if (topic === undefined) return
    const own = (files.get(topic) ?? []).flatMap((file) => mutants.get(file) ?? [])
    verdicts.set(topic, await judgeTopic(copy, topic, own, choice))
    await judgeNext()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, judgeNext))
  const all = [...verdicts.values()].flat()
  for (const missed of all.filter((verdict) => !isNoticed(verdict))) console.log(describe(missed))
  return [...topics.map((topic) => score(`rules/${topic}`, verdicts.get(topic) ?? [])), score('rules', all)]
}
