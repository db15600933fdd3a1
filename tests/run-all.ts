import { buildSiteIfChanged } from '#site/commands/build-site.ts'
import { runPackage } from '#site/commands/run-process.ts'
import { production } from '#site/commands/targets.ts'

import { findChromium, findHeadlessShell } from './support/find-chromium.ts'
import { fixtureBelowPath, fixturePreview, fixtureSite } from './support/fixture-site.ts'
import { buildNextDeployment } from './support/next-deployment.ts'

type Step = { name: string; run: () => Promise<boolean> }

const sources = ['schemas', 'blocks', 'api-client', 'site', 'tests']

/** Everything that has to hold before a change lands, cheapest first. */
const steps: Step[] = [
  { name: 'Content check and build', run: () => buildSiteIfChanged(production) },
  { name: 'Types', run: () => runPackage('tsc', ['-p', '.']) },
  { name: 'Lint', run: () => runPackage('eslint', ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint']) },
  { name: 'Format', run: () => runPackage('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'Who may import whom', run: () => runPackage('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...sources]) },
  { name: 'Dead code', run: () => runPackage('knip', ['--no-progress']) },
  { name: 'The fixture site', run: () => buildSiteIfChanged(fixtureSite) },
  { name: 'Its preview', run: () => buildSiteIfChanged(fixturePreview) },
  { name: 'Its preview below a path', run: () => buildSiteIfChanged(fixtureBelowPath) },
  { name: 'Its next deployment', run: buildNextDeployment },
  { name: 'Unit tests', run: () => runPackage('vitest', ['run']) },
  { name: 'Browser tests', run: () => runPackage('playwright', ['test'], { CHROMIUM_PATH: findChromium(), CHROMIUM_SHELL_PATH: findHeadlessShell() ?? '' }) },
]

const startedAt = Date.now()
for (const { name, run } of steps) {
  console.log(`\n› ${name} …`)
  const stepStartedAt = Date.now()
  const isGood = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })
  if (!isGood) {
    console.error(`\n✗ ${name} failed.`)
    process.exit(1)
  }
  console.log(`✓ ${name} (${Math.round((Date.now() - stepStartedAt) / 1000)} s)`)
}
console.log(`\n✓ All ${steps.length} steps passed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
