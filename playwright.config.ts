import { defineConfig, devices } from '@playwright/test'

const { CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: shell } = process.env

/** For tests of what the headless shell does not have: the back/forward cache, and asking for a password. */
export const wholeBrowser = {
  // Chromium's sandbox cannot start for root, which is who CI often is.
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  ...(chromium ? { executablePath: chromium } : {}),
}

/** Where the built site is served for the tests. */
const port = 4173

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/browser-tests',
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a machine out of breath from a fault; the report calls such a test flaky, and it is to be mended.
  retries: 1,
  workers: 2,
  reporter: [['list', { printSteps: false }]],
  timeout: 60_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'ja-JP',
    launchOptions: { ...wholeBrowser, ...(shell ? { executablePath: shell } : {}) },
  },
  webServer: { command: 'node site/commands/run.mjs site/commands/start.ts', port, env: { PORT: String(port) }, reuseExistingServer: false, timeout: 180_000 },
})
