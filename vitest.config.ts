import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{schemas,blocks,site,api-client,tests}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    passWithNoTests: false,
  },
})
