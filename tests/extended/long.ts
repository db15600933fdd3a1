import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { PlainError } from '#tools/shared/plain-error.ts'

import { buildOften } from '../long/many-builds.ts'
import { requestOften } from '../long/many-requests.ts'
import { saveOften } from '../long/many-saves.ts'
import { growth } from '../long/usage.ts'

// npm run test:extended -- long: the usage of the tools after long, heavy use. Takes names of runs with amounts; the
// default is `npm run test:extended -- long builds=1000 saves=500 minutes=10`.

const runs = { builds: buildOften, saves: saveOften, minutes: requestOften }
const defaultAmounts: Readonly<Record<keyof typeof runs, number>> = { builds: 1000, saves: 500, minutes: 10 }

const isRun = (name: string): name is keyof typeof runs => Object.hasOwn(runs, name)

/** Parses an argument such as `builds=50`, or `builds` for the default amount. */
function parseArgument(argument: string): [name: keyof typeof runs, amount: number] {
  const [name = '', written] = argument.split('=')
  if (!isRun(name)) throw new PlainError(`There is no run "${name}". Choose from: ${Object.keys(runs).join(', ')}.`)
  const amount = written === undefined ? defaultAmounts[name] : Number(written)
  if (!(amount > 0)) throw new PlainError(`"${argument}" names no amount.`)
  return [name, amount]
}

// A separate folder, because temporary files are counted.
const temporaryFolder = mkdtempSync(path.join(tmpdir(), 'long-use-'))
process.env['TMPDIR'] = temporaryFolder
process.on('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }))

const args = process.argv.slice(2)
for (const [name, amount] of (args.length > 0 ? args : Object.keys(runs)).map(parseArgument)) {
  const { samples, notes, problems } = await runs[name](amount)
  console.log(`\n${name}`)
  for (const { at, memory, handles, temporary } of samples)
    console.log(`  ${at.padEnd(20)} ${memory} MB, ${handles} handles, ${temporary} temporary files`)
  for (const note of notes) console.log(`  ${note}`)
  const allProblems = [...growth(samples), ...problems]
  for (const problem of allProblems) console.log(`  ✗ ${problem}`)
  if (allProblems.length > 0) process.exitCode = 1
}
