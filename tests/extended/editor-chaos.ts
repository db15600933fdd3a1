import { randomInt } from 'node:crypto'

import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { production } from '#tools/commands/targets.ts'
import { findChromium } from '#tools/shared/processes/find-chromium.ts'

import { runPackage } from '../support/run/run-process.ts'
import { fixturePreview, fixtureSite } from '../support/sites/fixture-site.ts'

// Runs the test `tests/editor/chaos.spec.ts` with more actions than `npm test`, and with a seed.

/** Number of random actions, unless the command line has another. */
const defaultActionCount = 200

/** A random seed, unless the command line has one: a seed that was printed repeats the actions of that run. */
const randomSeed = randomInt(2 ** 31)

const [seed = String(randomSeed), actionCount = String(defaultActionCount)] = process.argv.slice(2)

// Playwright serves all sites before any test, also those that the editor does not use.
for (const site of [production, fixtureSite, fixturePreview]) await buildSiteIfChanged(site)

console.log(`\n› ${actionCount} actions with the seed ${seed}`)
const isPassed = await runPackage('playwright', ['test', '--project=editor', '--retries=0', 'chaos'], {
  CHAOS_ACTIONS: actionCount,
  CHAOS_SEED: seed,
  CHROMIUM_PATH: findChromium(),
  // Without the headless shell, tests run in the full browser.
  CHROMIUM_SHELL_PATH: 'off',
})
if (!isPassed) process.exitCode = 1
