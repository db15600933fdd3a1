import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { root } from '#tools/commands/root.ts'

import { copyProject } from '../support/copy-project.ts'

const rules = 'content-layer/rules'

type Mutant = { id: string; file: string; line: number; column: number; what: string; replacement: string }

type Verdict = Mutant & { topic: string; noticedBy?: string; isStatic: boolean }

/** A sample takes one change of so many; again, only those that no test has noticed the last time, in unchanged code. */
export type Choice = { every: number; again: boolean }

/** The folders of rules, and `shared` for the files beside them. */
export async function topicsOfRules(): Promise<string[]> {
  const entries = await readdir(path.join(root, rules), { withFileTypes: true })
  return ['shared', ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)]
}

async function filesOf(topic: string): Promise<string[]> {
  const mine = topic === 'shared' ? `${rules}/*.ts` : `${rules}/${topic}/**/*.ts`
  return (await glob([mine, '!**/*.test.ts', '!**/*cases.ts', '!**/diagnostics.ts'], { cwd: root })).sort()
}

/** Runs a script of a copy of the project and returns what it prints on its standard output. */
function runIn(folder: string, args: readonly string[], input = ''): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString()
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
const longestRun = 60_000

/** The verdict after the test files of its topic have run with the change. */
async function judgeByFiles(copy: string, verdict: Verdict): Promise<Verdict> {
  const files = await testFilesOf(verdict.topic)
  if (verdict.isStatic || verdict.noticedBy !== undefined || files.length === 0) return verdict
  const child = spawn(
    process.execPath,
    ['node_modules/.bin/vitest', 'run', '--config', 'tests/mutations/vitest.config.ts', '--bail', '1'],
    {
      cwd: copy,
      timeout: longestRun,
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'test',
        MUTATED_TESTS: files.join(' '),
        __STRYKER_ACTIVE_MUTANT__: verdict.id,
      },
    },
  )
  const isPassed = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)))
  return isPassed ? verdict : { ...verdict, noticedBy: files.join(' ') }
}

function describe({ file, line, column, what, replacement }: Verdict): string {
  return `${file}:${line}:${column} ${what}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`
}

function score(name: string, verdicts: readonly Verdict[]): string {
  const judged = verdicts.filter(({ isStatic }) => !isStatic)
  const noticed = judged.filter(({ noticedBy }) => noticedBy !== undefined).length
  return `${name}: ${noticed} of ${judged.length} changes noticed, ${((100 * noticed) / Math.max(1, judged.length)).toFixed(1)} %`
}

/**
 * Makes every small change of some topics of the rules and holds each against the corpus. All changes are in one copy of
 * the project, each behind a switch, so that a change costs no start of a test runner; one process a core. Takes one of
 * so many changes, or those again that were not noticed. Writes the verdicts to `report`, and returns a line for each
 * topic.
 */
export async function mutateRules(
  topics: readonly string[],
  { every, again }: Choice,
  report: string,
): Promise<string[]> {
  const copy = await copyProject()
  const files = new Map(await Promise.all(topics.map(async (topic) => [topic, await filesOf(topic)] as const)))
  const topicOf = new Map([...files].flatMap(([topic, names]) => names.map((name) => [name, topic] as const)))
  const all = await instrument(copy, [...topicOf.keys()])
  const before = again ? (JSON.parse(await readFile(report, 'utf8')) as Verdict[]) : []
  const isNoticed = ({ noticedBy, isStatic }: Verdict) => isStatic || noticedBy !== undefined
  const known = new Map(before.map((verdict) => [verdict.id, verdict]))
  const mutants = all.filter(({ id }, index) => {
    const verdict = known.get(id)
    return again ? verdict !== undefined && !isNoticed(verdict) : index % every === 0
  })
  const from = path.join(copy, 'mutants.json')
  await writeFile(from, JSON.stringify(mutants.map((mutant) => ({ ...mutant, topic: topicOf.get(mutant.file) }))))
  const waiting = [...topics]
  const verdicts: Verdict[] = before.filter(isNoticed)
  async function judgeNext(): Promise<void> {
    const topic = waiting.shift()
    if (topic === undefined) return
    const to = path.join(copy, `${topic}.json`)
    const script = ['tools/commands/run.mjs', 'tests/corpus/judge-mutants.ts', from, to, topic]
    await runIn(copy, script)
    console.log(`› ${topic} is judged.`)
    for (const verdict of JSON.parse(await readFile(to, 'utf8')) as Verdict[])
      verdicts.push(await judgeByFiles(copy, verdict))
    await judgeNext()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, judgeNext))
  await mkdir(path.dirname(report), { recursive: true })
  await writeFile(report, JSON.stringify(verdicts))
  for (const missed of verdicts.filter(({ isStatic, noticedBy }) => !isStatic && noticedBy === undefined))
    console.log(describe(missed))
  const ofTopic = (topic: string) => verdicts.filter((verdict) => verdict.topic === topic)
  return [...topics.map((topic) => score(`rules/${topic}`, ofTopic(topic))), score('rules', verdicts)]
}
