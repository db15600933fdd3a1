import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { glob } from 'tinyglobby'

import { root } from '#tools/commands/project-paths.ts'
import { runProcess } from '#tools/commands/run-process.ts'

import { ensureInstalled } from './bench/support/ensure-installed.ts'
import { areas, type Area } from './mutations/areas.ts'
import { mutateRules, topicsOfRules } from './corpus/mutate-rules.ts'

// Changes the sources of an area, one small thing at a time, and counts what its tests notice. `mutations terms --every 4`
// takes a sample, every fourth of the area's files by name. `mutations rules`, or `mutations rules/time` for one topic of
// them, holds each change, or every fourth of them, against the corpus (`corpus/mutate-rules.ts`); `--again` takes those
// that no test had noticed.

const folder = path.join(root, 'tests/mutations')
const reports = path.join(root, '.cache/mutations')

type Report = { files: Record<string, { mutants: { status: string }[] }> }

/** Stryker's settings. Words are left as they are: a changed message is for readers to see, not for tests. */
function configure(name: string, mutated: readonly string[]) {
  return {
    testRunner: 'vitest',
    plugins: [path.join(folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'tests/mutations/vitest.config.ts', related: false },
    mutate: mutated,
    mutator: { excludedMutations: ['StringLiteral'] },
    ignorePatterns: [
      'out*',
      'site/.next',
      'site/public/*',
      // Cases show its pictures: without them no test of a rule would run, and nobody would be told.
      '!site/public/examples',
      'tests/bench',
      'tests/mutations/node_modules',
    ],
    // Stryker would write ours anew, which it cannot read.
    tsconfigFile: 'none.json',
    tempDirName: '.cache/stryker',
    reporters: ['json', 'clear-text', 'progress-append-only'],
    jsonReporter: { fileName: path.join(reports, `${name}.json`) },
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
    disableTypeChecks: false,
    // What runs once, when a module is loaded, would need every test anew for each change.
    ignoreStatic: true,
    ...(process.env['MUTATIONS_AT_ONCE'] && { concurrency: Number(process.env['MUTATIONS_AT_ONCE']) }),
  }
}

/** Runs every so many of the files of an area. Returns a line of the table at the end. */
async function mutate(name: string, area: Area, every: number): Promise<string> {
  const config = path.join(reports, `${name}.config.json`)
  const all = (await glob(area.mutated, { cwd: root })).sort()
  const sources = all.filter((_, index) => index % every === 0)
  await writeFile(config, JSON.stringify(configure(name, sources)))
  const command = ['tests/mutations/node_modules/@stryker-mutator/core/bin/stryker.js', 'run', config]
  const environment = { MUTATED_TESTS: area.tests.join(' '), NODE_ENV: 'test' }
  if (!(await runProcess(process.execPath, command, environment))) return `${name}: did not run`
  const { files } = JSON.parse(await readFile(path.join(reports, `${name}.json`), 'utf8')) as Report
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const noticed = states.filter((state) => state === 'Killed' || state === 'Timeout').length
  const missed = states.filter((state) => state === 'Survived' || state === 'NoCoverage').length
  return `${name}, ${sources.length} of ${all.length} files: ${noticed} of ${noticed + missed} changes noticed, ${((100 * noticed) / (noticed + missed)).toFixed(1)} %`
}

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' }, again: { type: 'boolean', default: false } },
})
const topics = await topicsOfRules()
const isAsked = (name: string) => asked.length === 0 || asked.includes(name)
const known = [...Object.keys(areas), 'rules', ...topics.map((topic) => `rules/${topic}`)]
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) throw new Error(`no area "${unknown.join('", "')}"; there are ${known.join(', ')}`)
if (values.again && (asked.length === 0 || asked.some((name) => name in areas)))
  throw new Error('--again is for rules and their topics')
const every = Number(values.every)
if (!(every >= 1)) throw new Error(`--every ${values.every}: write a whole number from 1`)
await mkdir(reports, { recursive: true })
await ensureInstalled(folder)
const lines: string[] = []
for (const [name, area] of Object.entries(areas)) if (isAsked(name)) lines.push(await mutate(name, area, every))
const chosen = isAsked('rules') ? topics : topics.filter((topic) => asked.includes(`rules/${topic}`))
if (chosen.length > 0) lines.push(...(await mutateRules(chosen, { every, again: values.again })))
console.log(`\n${lines.join('\n')}`)
