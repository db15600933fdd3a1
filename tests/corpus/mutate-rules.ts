import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { root } from '#tools/commands/root.ts'

import { copyProject } from '../support/copy-project.ts'

const rules = 'content-layer/rules'

type Verdict = { topic: string; file: string; line: number; column: number; what: string; replacement: string } & {
  noticedBy?: string
  isStatic: boolean
}

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

async function instrument(copy: string, files: readonly string[]): Promise<{ file: string }[]> {
  const script = path.join(root, 'tests/mutations/instrument.mjs')
  return JSON.parse(await runIn(copy, [script, copy], files.join('\n'))) as { file: string }[]
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
 * so many changes. Writes the verdicts to `report`, and returns a line for each topic.
 */
export async function mutateRules(topics: readonly string[], every: number, report: string): Promise<string[]> {
  const copy = await copyProject()
  const files = new Map(await Promise.all(topics.map(async (topic) => [topic, await filesOf(topic)] as const)))
  const topicOf = new Map([...files].flatMap(([topic, names]) => names.map((name) => [name, topic] as const)))
  const all = await instrument(copy, [...topicOf.keys()])
  const mutants = all.filter((_, index) => index % every === 0)
  const from = path.join(copy, 'mutants.json')
  await writeFile(from, JSON.stringify(mutants.map((mutant) => ({ ...mutant, topic: topicOf.get(mutant.file) }))))
  const waiting = [...topics]
  const verdicts: Verdict[] = []
  async function judgeNext(): Promise<void> {
    const topic = waiting.shift()
    if (topic === undefined) return
    const to = path.join(copy, `${topic}.json`)
    const script = ['tools/commands/run.mjs', 'tests/corpus/judge-mutants.ts', from, to, topic]
    await runIn(copy, script)
    console.log(`› ${topic} is judged.`)
    verdicts.push(...(JSON.parse(await readFile(to, 'utf8')) as Verdict[]))
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
