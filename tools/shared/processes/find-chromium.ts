import { existsSync } from 'node:fs'
import path from 'node:path'

/** A program: its name, the environment variable with its path, its commands, and its places outside PATH. */
export type Program = { name: string; variable: string; commands: readonly string[]; paths: readonly string[] }

/** Returns the path of an installed program. */
export function findInstalled({ variable, commands, paths }: Program): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const inFolders = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)))
  return [process.env[variable] ?? '', ...inFolders, ...paths].find((candidate) => existsSync(candidate))
}

export const chromium: Program = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  paths: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/**
 * Returns the path of a regular Chromium.
 * @throws Error that names what to install if there is none
 */
export function findChromium(): string {
  const found = findInstalled(chromium)
  if (found !== undefined) return found
  throw new Error(
    'This needs Chromium, and it was not found. Install it (Debian, Ubuntu: apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH to its program.',
  )
}

/**
 * Returns the path of Chromium's headless shell if it is installed: the same engine without browser UI, in which tests
 * take a third less time. `CHROMIUM_SHELL_PATH=off` disables it, as on a machine that has the full browser only.
 */
export function findHeadlessShell(): string | undefined {
  const variable = 'CHROMIUM_SHELL_PATH'
  if (process.env[variable] === 'off') return undefined
  return findInstalled({ name: 'Headless Chromium', variable, commands: ['chromium-headless-shell'], paths: [] })
}
