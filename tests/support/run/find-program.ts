import { spawnSync } from 'node:child_process'

import { chromium, findHeadlessShell, findInstalled, type Program } from '#tools/shared/processes/find-chromium.ts'

/** A program that tests need, with the Debian packages to install, in alternative sets by preference. */
type NeededProgram = Program & { debianPackages: readonly (readonly string[])[] }

function runAsRoot(args: readonly string[]): boolean {
  const [command = '', ...rest] = process.getuid?.() === 0 ? args : ['sudo', '-n', ...args]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, rest, { stdio: 'inherit', env }).status === 0
}

/** Installs the first of these sets of Debian packages that can be installed without a question. */
function install(name: string, sets: readonly (readonly string[])[]): boolean {
  if (spawnSync('apt-get', ['--version']).error || !runAsRoot(['apt-get', 'update', '-qq'])) return false
  return sets.some((packages) => {
    console.log(`› Installing ${name} for the tests (${packages.join(' ')}) …`)
    return runAsRoot(['apt-get', 'install', ...packages, '-y', '-qq', '--no-install-recommends'])
  })
}

/**
 * Returns the path of a program that the tests need, installing it with Debian's package manager if necessary.
 * `isComplete` checks whether an existing installation is sufficient.
 * @throws Error that names what to install if that fails
 */
export function findProgram(program: NeededProgram, isComplete: () => boolean = () => true): string {
  const { name, variable, debianPackages } = program
  const found = findInstalled(program)
  if (found !== undefined && isComplete()) return found
  const installed = install(name, debianPackages) ? findInstalled(program) : found
  if (installed !== undefined) return installed
  const commands = debianPackages.map((packages) => `apt-get install ${packages.join(' ')}`)
  throw new Error(
    `The tests need ${name}, and it was not found. Install it (Debian, Ubuntu: ${commands.join(', or ')}), or set ${variable} to its program.`,
  )
}

/** Returns whether a Japanese font is installed. Without one, screenshots show empty boxes and wrong line breaks. */
function hasJapaneseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' })
  return status !== 0 || stdout.trim() !== ''
}

const shellPackage = 'chromium-headless-shell'

/** Returns the environment that names the browsers of the tests, which are installed if that is possible. */
export function installBrowsers(): { CHROMIUM_PATH: string; CHROMIUM_SHELL_PATH: string } {
  const fonts = 'fonts-noto-cjk'
  const debianPackages = [
    ['chromium', shellPackage, fonts],
    ['chromium', fonts],
  ]
  const browser = findProgram({ ...chromium, debianPackages }, hasJapaneseFont)
  const isUnwanted = process.env['CHROMIUM_SHELL_PATH'] === 'off'
  const isOffered = spawnSync('apt-cache', ['show', shellPackage], { stdio: 'ignore' }).status === 0
  if (!isUnwanted && findHeadlessShell() === undefined && isOffered) install('its headless shell', [[shellPackage]])
  return { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: findHeadlessShell() ?? 'off' }
}
