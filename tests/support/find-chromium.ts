import { spawnSync } from 'node:child_process'

import { findProgram, type Program } from './find-program.ts'

/** Without a Japanese font every screenshot shows empty boxes, and line breaks are not the real ones. */
function hasJapaneseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' })
  return status !== 0 || stdout.trim() !== ''
}

const wholeBrowser: Program = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  debianPackages: [['chromium', 'fonts-noto-cjk']],
}

/**
 * The path of a Chromium as people have it, to look at and to measure with.
 * @throws Error that says what to install where none can be had
 */
export function findChromium(): string {
  return findProgram(wholeBrowser, hasJapaneseFont)
}

/**
 * The path of a Chromium for tests that nobody watches: its headless shell, which is the same engine and takes a third
 * less time, or a whole one where that is what there is.
 * @throws Error that says what to install where none can be had
 */
export function findChromiumForTests(): string {
  const { commands, debianPackages } = wholeBrowser
  const shellFirst = {
    commands: ['chromium-headless-shell', ...commands],
    debianPackages: [['chromium-headless-shell', 'fonts-noto-cjk'], ...debianPackages],
  }
  return findProgram({ ...wholeBrowser, ...shellFirst }, hasJapaneseFont)
}
