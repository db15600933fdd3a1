import { availableParallelism } from 'node:os'

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

import { isWholeGrid } from './tests/support/run/grid.ts'
import { publishedBuilds } from './tests/support/sites/published-builds.ts'

/** These start processes, encode pictures or make repositories, for a minute together. */
const slow = [
  'tools/commands/support/build-lock.test.ts',
  'tools/compare/versions/base-commit.test.ts',
  'tools/content/{check,publish}.test.ts',
  'tools/hosting/{server/new-build,deploy/deploy-to-branch}.test.ts',
  'tools/shared/bundling/import-typescript.test.ts',
  'tools/images/{encode-raster,publish-pictures,run-picture-task}.test.ts',
]

/** These put modules in the place of others, which would stay there for the next file. */
const mocking = ['tests/review/approvals.test.tsx']

/** These run scripts that listen to the document for good, and would hear what the next file does in theirs. */
const listening = ['site/{page-script,platform}/**/*.test.{ts,tsx}']

/**
 * Tests beside their source need nothing that was built; `npm run test:quick` runs them alone. All but those that mock
 * modules or listen share a document and modules from file to file, because to load them anew for each takes as long as
 * to run it: what a test changes it puts back.
 */
const projects: TestProjectInlineConfiguration['test'][] = [
  {
    name: 'unit',
    include: ['{domain,schemas,blocks,content-layer,site,tools,editor,api-client}/**/*.test.{ts,tsx}'],
    exclude: [...slow, ...listening],
    pool: 'threads',
    isolate: false,
  },
  { name: 'listening', include: listening, pool: 'threads' },
  {
    name: 'whole',
    include: ['tests/**/*.test.{ts,tsx}', ...slow],
    // Measuring mutations has packages of its own, with their tests.
    exclude: ['**/node_modules/**', ...mocking, ...(isWholeGrid ? [] : ['tests/grid/**'])],
    pool: 'forks',
    isolate: false,
  },
  { name: 'mocking', include: mocking, pool: 'forks' },
]

/** In milliseconds. Ends a test that hangs; far above what any takes, because a busy machine is not an error. */
const testTimeout = Number(process.env['TEST_TIMEOUT'] ?? 360_000)

export default defineConfig({
  test: {
    // One more than cores, since many tests wait for processes, servers and time limits.
    maxWorkers: availableParallelism() + 1,
    passWithNoTests: false,
    globalSetup: ['tests/support/run/global-temporary-folder.ts'],
    slowTestThreshold: 3000,
    projects: projects.map((test) => ({
      plugins: [publishedBuilds],
      // Templates make elements as for pages of content; how screens divide their texts is tested in `site/phrases/`.
      oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
      test: {
        ...test,
        setupFiles: ['tests/support/run/property-seed.ts'],
        testTimeout,
        hookTimeout: testTimeout,
      },
    })),
  },
})
