import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { glob } from 'tinyglobby'

import { root } from '#tools/commands/project-paths.ts'
import { runProcess } from '../support/run/run-process.ts'

import { ensureInstalled } from '../bench/support/ensure-installed.ts'
import { areas, type Area } from '../mutations/areas.ts'

// Changes the sources of an area, one small thing at a time, and counts what its tests notice. `mutations terms --every
// 4` takes a sample, every fourth of the area's files by name.

const folder = path.join(root, 'tests/mutations')
const reports = path.join(root, '.cache/mutations')

type Report = { files: Record<string, { mutants: { status: string }[] }> }

/** Stryker's settings. Strings are not mutated: changed messages are for reviewers, not for tests. */
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
      // Cases use its images: without them no test of a rule would run, without an error.
      '!site/public/examples',
      'tests/bench',
      'tests/mutations/node_modules',
    ],
    // Stryker cannot parse ours and would overwrite it.
    tsconfigFile: 'none.json',
    tempDirName: '.cache/stryker',
    reporters: ['json', 'clear-text', 'progress-append-only'],
    jsonReporter: { fileName: path.join(reports, `${name}.json`) },
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
    disableTypeChecks: false,
    // Code that runs once, while a module loads, would need every test again for each change.
    ignoreStatic: true,
    ...(process.env['MUTATIONS_AT_ONCE'] && { concurrency: Number(process.env['MUTATIONS_AT_ONCE']) }),
  }
}

/** Mutates every nth file of an area. Returns a line of the final table. */
async function mutate(name: string, area: Area, every: number): Promise<string> {
  const config = path.join(reports, `${name}.config.json`)
  const allFiles = (await glob(area.mutated, { cwd: root })).sort()
  const sources = allFiles.filter((_, index) => index % every === 0)
  await writeFile(config, JSON.stringify(configure(name, sources)))
  const command = ['tests/mutations/node_modules/@stryker-mutator/core/bin/stryker.js', 'run', config]
  const environment = { MUTATED_TESTS: area.tests.join(' '), NODE_ENV: 'test' }
  if (!(await runProcess(process.execPath, command, environment))) return `${name}: did not run`
  const { files } = JSON.parse(await readFile(path.join(reports, `${name}.json`), 'utf8')) as Report
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const noticed = states.filter((state) => state === 'Killed' || state === 'Timeout').length
  const missed = states.filter((state) => state === 'Survived' || state === 'NoCoverage').length
  return `${name}, ${sources.length} of ${allFiles.length} files: ${noticed} of ${noticed + missed} changes noticed, ${((100 * noticed) / (noticed + missed)).toFixed(1)} %`
}

const { positionals: requested, values } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
})
const unknown = requested.filter((name) => !(name in areas))
if (unknown.length > 0) throw new Error(`no area "${unknown.join('", "')}"; there are ${Object.keys(areas).join(', ')}`)
const every = Number(values.every)
if (!(every >= 1)) throw new Error(`--every ${values.every}: write a whole number from 1`)
await mkdir(reports, { recursive: true })
await ensureInstalled(folder)
const lines: string[] = []
for (const [name, area] of Object.entries(areas))
  if (requested.length === 0 || requested.includes(name)) lines.push(await mutate(name, area, every))
console.log(`\n${lines.join('\n')}`)
