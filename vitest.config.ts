import { availableParallelism } from 'node:os'

import { defineConfig, type Plugin } from 'vitest/config'

/** The parser of MDX has a build for development, with assertions that no marketer meets; tests take the build that the check takes. */
const publishedBuilds: Plugin = {
  name: 'published-builds',
  configResolved({ ssr }) {
    ssr.resolve = { ...ssr.resolve, conditions: ssr.resolve?.conditions?.filter((name) => !name.includes('development')) ?? [] }
  },
}

export default defineConfig({
  plugins: [publishedBuilds],
  test: {
    include: ['{schemas,blocks,site,api-client,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/one-temporary-folder.ts'],
    setupFiles: ['tests/support/property-seed.ts'],
    testTimeout: 20_000,
    // Vitest leaves one core idle; running the tests is all that the machine has to do then.
    maxWorkers: availableParallelism(),
    passWithNoTests: false,
  },
})
