import { defineConfig, devices } from '@playwright/test'

import { contentSites, projectSite } from './tests/support/sites/content-sites.ts'
import { fixtureSite } from './tests/support/sites/fixture-site.ts'
import { isWholeGrid } from './tests/support/run/grid.ts'

const { CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: shell } = process.env

/** For tests of what the headless shell does not have: the back/forward cache, and asking for a password. */
export const fullBrowser = {
  // Chromium's sandbox cannot start for root, which is who CI often is.
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
  ...(chromium ? { executablePath: chromium } : {}),
}

/** Serves a built site to the tests. */
function serve({ folder, origin }: { folder: string; origin: string }) {
  const command = `node tools/commands/run.mjs tests/support/servers/serve-site.ts ${JSON.stringify(folder)}`
  const { port } = new URL(origin)
  return { command, port: Number(port), env: { PORT: port }, reuseExistingServer: false, timeout: 180_000 }
}

const engineSite = { folder: fixtureSite.folder, origin: 'http://localhost:4173' }

const editor = { origin: 'http://localhost:4176' }

/** Serves the form editor, which saves into folders that the tests give it. */
function serveEditor() {
  const command = 'node tools/commands/run.mjs tests/support/editor/serve-editor.ts'
  const { port } = new URL(editor.origin)
  return { command, url: `${editor.origin}/admin/`, env: { PORT: port }, reuseExistingServer: false, timeout: 180_000 }
}

/** What `npm run test:extended -- grid` alone looks at. */
const testIgnore = isWholeGrid ? [] : ['**/grid/**']

export default defineConfig({
  outputDir: '.cache/browser-tests',
  snapshotPathTemplate: 'tests/browser/accessibility-trees/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A second try distinguishes an overloaded machine from an error; the report calls such a test flaky, to be fixed.
  retries: 1,
  workers: 2,
  reporter: 'list',
  reportSlowTests: { max: 20, threshold: 15_000 },
  // They end a test that hangs. A busy machine is no fault.
  timeout: 400_000,
  expect: { timeout: 90_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ja-JP',
    // A test takes over the page of the one before: its cookies, storage, cache, routes, scripts and clock are removed.
    // Its permissions and emulations are not, so a test that sets these takes them back (decision 43).
    reuseContext: true,
    launchOptions: { ...fullBrowser, ...(shell && shell !== 'off' ? { executablePath: shell } : {}) },
  },
  // Engine tests look at the fixture site, editor tests at the form editor, content tests at what is built from
  // `content/`.
  projects: [
    {
      name: 'engine',
      testDir: 'tests/browser',
      testIgnore,
      use: { baseURL: engineSite.origin },
    },
    // The folders that these tests save into would stay for the next one.
    { name: 'editor', testDir: 'tests/editor', testIgnore, use: { baseURL: editor.origin, reuseContext: false } },
    { name: 'content', testDir: 'tests/content', testMatch: '*.spec.ts', use: { baseURL: projectSite.origin } },
  ],
  webServer: [...[engineSite, ...contentSites].map(serve), serveEditor()],
})
