import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { production } from '#tools/commands/targets.ts'

import { fixturePreview, fixtureSite } from './support/sites/fixture-site.ts'
import { isWholeGrid } from './support/run/grid.ts'
import { buildGrownSite } from './support/sites/grown-content.ts'
import { buildNextDeployment } from './support/sites/next-deployment.ts'
import { installBrowsers } from './support/run/find-program.ts'
import { writeMissingModules } from './support/run/missing-modules.ts'
import { runPackage, runProcess } from './support/run/run-process.ts'
import { runStages, type Step } from './support/run/run-steps.ts'
import {
  deadCode,
  deadCodeInProduction,
  format,
  importRules,
  lint,
  types,
  vocabulary,
} from './support/run/static-checks.ts'

/** The builds of the sites that tests use. Some sites are only for the whole grid. Builds run one at a time. */
const builds: Step[] = [
  { name: 'Content check and build', run: () => buildSiteIfChanged(production) },
  ...(isWholeGrid ? [{ name: 'The same with a further month', run: buildGrownSite }] : []),
  { name: 'The fixture site', run: () => buildSiteIfChanged(fixtureSite) },
  { name: 'Its preview', run: () => buildSiteIfChanged(fixturePreview) },
  ...(isWholeGrid ? [{ name: 'Its next deployment', run: buildNextDeployment }] : []),
]

/** NODE_ENV is set, because the builds before have set it to production, in which React cannot be tested. */
const vitestTests: Step = {
  name: 'Tests beside their source, and of the whole',
  run: () => runPackage('vitest', ['run'], { NODE_ENV: 'test', ...installBrowsers() }),
}

const browserTests: Step = {
  name: 'Browser tests',
  run: () => runPackage('playwright', ['test'], installBrowsers()),
}

/** The part of the benchmarks that takes seconds. `npm run test:extended -- benchmarks` runs all of them. */
const benchmark: Step = {
  name: 'A benchmark, to see that it runs',
  run: () => runProcess(process.execPath, ['tools/commands/run.mjs', 'tests/extended/benchmarks.ts', 'content']),
}

// Types are checked while the first build runs.
writeMissingModules()
// Everything that must pass before a change lands.
await runStages([
  [
    [...builds, importRules, deadCode, deadCodeInProduction],
    // These need no build.
    [format, vocabulary, types, lint, benchmark],
  ],
  // Not in parallel: each has a worker for every core, and both together would take a quarter longer (decision 43).
  [[vitestTests]],
  [[browserTests]],
])
