import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { glob } from 'tinyglobby'

import { runPackage } from '../support/run/run-process.ts'

/**
 * `npm run test:extended -- fuzz 20`: runs the property tests with 20 random seeds, and prints the seed of the first
 * failure.
 */
const rounds = Number(process.argv[2] ?? 5)
if (!Number.isInteger(rounds) || rounds < 1)
  throw new RangeError(`Rounds have to be a whole number from 1, not ${process.argv[2] ?? ''}.`)

const files = await glob('{domain,schemas,blocks,content-layer,site,tools,api-client,editor,tests}/**/*.test.{ts,tsx}')
const sources = await Promise.all(files.map(async (file) => ({ file, source: await readFile(file, 'utf8') })))
const withProperties = sources.filter(({ source }) => source.includes("from 'fast-check'")).map(({ file }) => file)

for (let run = 1; run <= rounds; run += 1) {
  const seed = randomInt(2 ** 31)
  console.log(`\n› Round ${run} of ${rounds}: PROPERTY_SEED=${seed}, ${withProperties.length} files`)
  const isGood = await runPackage('vitest', ['run', ...withProperties], { PROPERTY_SEED: String(seed) })
  if (!isGood) {
    console.error(`\n✗ Failed with PROPERTY_SEED=${seed}: make the example that is shown a test of its own, then mend.`)
    process.exit(1)
  }
}
