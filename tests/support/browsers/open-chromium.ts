import { chromium, type Browser } from 'playwright-core'

import { findChromium, findHeadlessShell } from '#tools/shared/processes/find-chromium.ts'

/** Starts the headless shell of Chromium, or Chromium where there is no shell, for tests outside Playwright's runner. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessShell() ?? findChromium(), args: ['--no-sandbox'] })
}
