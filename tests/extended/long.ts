import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { PlainError } from '#tools/shared/plain-error.ts'

import { buildOften } from '../long/many-builds.ts'
import { requestOften } from '../long/many-requests.ts'
import { saveOften } from '../long/many-saves.ts'
import { growth } from '../long/usage.ts'

// npm run test:extended -- long: the usage of the tools after long, heavy use. Takes names of parts with amounts; the
// default is `npm run test:extended -- long builds=1000 saves=500 minutes=10`.

const parts = { builds: buildOften, saves: saveOften, minutes: requestOften }
const defaults: Readonly<Record<keyof typeof parts, number>> = { builds: 1000, saves: 500, minutes: 10 }

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name)

function readRequest(argument: string): [keyof typeof parts, number] {
  const [name = '', amount] = argument.split('=')
  if (!isPart(name)) throw new PlainError(`There is no part "${name}". Choose from: ${Object.keys(parts).join(', ')}.`)
  const requested = amount === undefined ? defaults[name] : Number(amount)
  if (!(requested > 0)) throw new PlainError(`"${argument}" names no amount.`)
  return [name, requested]
}

// A separate folder, because temporary files are counted.
const temporaryFolder = mkdtempSync(path.join(tmpdir(), 'long-use-'))
process.env['TMPDIR'] = temporaryFolder
process.on('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }))

const given = process.argv.slice(2)
for (const [name, amount] of (given.length > 0 ? given : Object.keys(parts)).map(readRequest)) {
  const { samples, notes } = await parts[name](amount)
  console.log(`\n${name}`)
  for (const { at, memory, handles, temporary } of samples)
    console.log(`  ${at.padEnd(20)} ${memory} MB, ${handles} handles, ${temporary} temporary files`)
  const problems = [...growth(samples).map((what) => `✗ ${what}`), ...notes.filter((note) => note.startsWith('✗'))]
  for (const note of [...notes.filter((one) => !one.startsWith('✗')), ...problems]) console.log(`  ${note}`)
  if (problems.length > 0) process.exitCode = 1
}
