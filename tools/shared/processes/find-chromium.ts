import { spawnSync } from 'node:child_process'

import { findInstalled, findProgram, tryToInstall } from './find-program.ts'

const shellPackage = 'chromium-headless-shell'

/** Returns whether a Japanese font is installed. Without one, screenshots show empty boxes and wrong line breaks. */
function hasJapaneseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' })
  return status !== 0 || stdout.trim() !== ''
}

/**
 * Returns the path of a regular Chromium.
 * @throws Error that names what to install if there is none
 */
export function findChromium(): string {
  const program = {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    paths: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    debianPackages: [
      ['chromium', shellPackage, 'fonts-noto-cjk'],
      ['chromium', 'fonts-noto-cjk'],
    ],
  }
  return findProgram(program, hasJapaneseFont)
}

/**
 * Returns the path of Chromium's headless shell if it is installed: the same engine without browser UI, in which tests
 * take a third less time. `CHROMIUM_SHELL_PATH=off` disables it, as on a machine that has the full browser only.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env['CHROMIUM_SHELL_PATH'] === 'off') return undefined
  return findInstalled({ variable: 'CHROMIUM_SHELL_PATH', commands: [shellPackage], paths: [] })
}

/**
 * Returns the path of the headless shell, installing it if that is possible.
 * @internal for tests only
 */
export function installHeadlessShell(): string | undefined {
  if (process.env['CHROMIUM_SHELL_PATH'] === 'off') return undefined
  return findHeadlessShell() ?? (tryToInstall(shellPackage) ? findHeadlessShell() : undefined)
}
