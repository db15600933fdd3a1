import { defineConfig } from 'vitest/config'

import { publishedBuilds } from '../support/sites/published-builds.ts'

/** The tests of one area, which `npm run test:extended -- mutations` names. */
const tests = process.env['MUTATED_TESTS']?.split(' ') ?? []

export default defineConfig({
  plugins: [publishedBuilds],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    include: tests,
    setupFiles: ['tests/support/run/property-seed.ts'],
    testTimeout: 360_000,
    hookTimeout: 360_000,
  },
})
