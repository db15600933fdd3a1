import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function which(command: string): string | undefined {
  const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined
}

function findInstalled(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && existsSync(named)) return named
  for (const command of commands) {
    const found = which(command)
    if (found) return found
  }
  return places.find((place) => existsSync(place))
}

function runAsRoot(args: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0
  const [command = '', ...rest] = isRoot ? args : ['sudo', '-n', ...args]
  return spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
}

/** Installs Chromium and a Japanese font by Debian's package manager, where there is one and it may. */
function installChromium(): boolean {
  if (which('apt-get') === undefined) return false
  console.log('› Installing Chromium and a Japanese font for the browser tests (apt-get) …')
  return runAsRoot(['apt-get', 'update', '-qq']) && runAsRoot(['apt-get', 'install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'])
}

function hasJapaneseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' })
  return status !== 0 || stdout.trim() !== ''
}

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, one that is installed, or one installed now.
 * @throws Error that says what to install where none can be had
 */
export function findChromium(): string {
  const found = findInstalled()
  if (found !== undefined && hasJapaneseFont()) return found
  const installed = installChromium() ? findInstalled() : found
  if (installed !== undefined) return installed
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Install it (Debian, Ubuntu: apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH to its program.',
  )
}
