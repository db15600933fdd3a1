import { randomInt } from 'node:crypto'

import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { runPackage } from '../support/run/run-process.ts'
import { production } from '#tools/commands/targets.ts'
import { findChromium } from '#tools/shared/processes/find-chromium.ts'

import { fixturePreview, fixtureSite } from '../support/sites/fixture-site.ts'

/** `npm run test:extended -- editor-chaos SEED ACTIONS`: both are optional. */
const [seed = String(randomInt(2 ** 31)), actions = '200'] = process.argv.slice(2)

// The configuration of the browser tests serves every site.
for (const site of [production, fixtureSite, fixturePreview]) await buildSiteIfChanged(site)
console.log(`\n› ${actions} actions with the seed ${seed}`)
const isGood = await runPackage('playwright', ['test', '--project=editor', '--retries=0', 'chaos'], {
  CHAOS_ACTIONS: actions,
  CHAOS_SEED: seed,
  CHROMIUM_PATH: findChromium(),
  CHROMIUM_SHELL_PATH: 'off',
})
if (!isGood) process.exitCode = 1
