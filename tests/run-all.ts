import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { runPackage, runProcess } from '#tools/commands/run-process.ts'
import { production } from '#tools/commands/targets.ts'

import { findChromium, installHeadlessShell } from '#tools/shared/find-chromium.ts'
import { fixturePreview, fixtureSite } from './support/fixture-site.ts'
import { isWholeGrid } from './support/grid.ts'
import { buildGrownSite } from './support/grown-content.ts'
import { buildNextDeployment } from './support/next-deployment.ts'
import { writeMissingModules } from './support/missing-modules.ts'
import { sourceReport, unitReport } from './support/reports.ts'
import { runStages, type Step } from './support/run-steps.ts'
import { printSlowest } from './support/slowest-tests.ts'
import { deadCode, deadCodeInProduction, format, importRules, lint, types } from './support/static-checks.ts'

/** The sites that tests use, some of which only the whole grid looks at. Builds run one at a time. */
const builds: Step[] = [
  { name: 'Content check and build', run: () => buildSiteIfChanged(production) },
  ...(isWholeGrid ? [{ name: 'The same with a further month', run: buildGrownSite }] : []),
  { name: 'The fixture site', run: () => buildSiteIfChanged(fixtureSite) },
  { name: 'Its preview', run: () => buildSiteIfChanged(fixturePreview) },
  ...(isWholeGrid ? [{ name: 'Its next deployment', run: buildNextDeployment }] : []),
]

/** Runs projects of Vitest. A build before it has set NODE_ENV to production, in which React cannot be tested. */
function vitest(report: string, projects: readonly string[]): Promise<boolean> {
  const args = ['run', `--outputFile.json=${report}`, ...projects.map((project) => `--project=${project}`)]
  return runPackage('vitest', args, { NODE_ENV: 'test' })
}

const testsOfSources: Step = { name: 'Tests beside their source', run: () => vitest(sourceReport, ['unit']) }

const testsOfSites: Step = { name: 'Tests of the whole', run: () => vitest(unitReport, ['whole', 'mocking']) }

const browserTests: Step = {
  name: 'Browser tests',
  run: () =>
    runPackage('playwright', ['test'], {
      CHROMIUM_PATH: findChromium(),
      CHROMIUM_SHELL_PATH: installHeadlessShell() ?? 'off',
    }),
}

/** The part that takes seconds; `npm run test:bench` runs them all. */
const benchmark: Step = {
  name: 'A benchmark, to see that it runs',
  run: () => runProcess(process.execPath, ['tools/commands/run.mjs', 'tests/run-bench.ts', 'content']),
}

// Types are checked while the first build runs.
writeMissingModules()
// Everything that must pass before a change lands.
await runStages([
  [
    [...builds, format, importRules, deadCode, deadCodeInProduction],
    // They need nothing that is built.
    [types, lint, benchmark, testsOfSources],
  ],
  // Side by side, because each waits now and then: for processes, and for pages.
  [[testsOfSites], [browserTests]],
])
printSlowest()
