import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

type Program = {
  /** Display name. */
  name: string
  /** Environment variable that contains its path. */
  variable: string
  /** Command names, and locations outside PATH. */
  commands: readonly string[]
  paths: readonly string[]
  /** Packages to install, in alternative sets by preference. */
  debianPackages: readonly (readonly string[])[]
}

function which(command: string): string | undefined {
  const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined
}

/** Returns the path of an installed program. */
export function findInstalled({
  variable,
  commands,
  paths,
}: Pick<Program, 'variable' | 'commands' | 'paths'>): string | undefined {
  const named = process.env[variable]
  if (named !== undefined && existsSync(named)) return named
  return commands.map(which).find((path) => path !== undefined) ?? paths.find((candidate) => existsSync(candidate))
}

function runAsRoot(args: readonly string[]): boolean {
  const [command = '', ...rest] = process.getuid?.() === 0 ? args : ['sudo', '-n', ...args]
  return (
    spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  )
}

function installCommands({ debianPackages }: Program): string[][] {
  return debianPackages.map((packages) => ['apt-get', 'install', ...packages])
}

function install(program: Program): boolean {
  if (which('apt-get') === undefined || !runAsRoot(['apt-get', 'update', '-qq'])) return false
  return installCommands(program).some((command) => {
    console.log(`› Installing ${program.name} for the tests (${command.join(' ')}) …`)
    return runAsRoot([...command, '-y', '-qq', '--no-install-recommends'])
  })
}

/**
 * Installs an optional Debian package for tests if that is possible without user interaction; returns `false`
 * otherwise.
 */
export function tryToInstall(name: string): boolean {
  const isOffered = spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
  if (!isOffered) return false
  console.log(`› Installing ${name} for the tests …`)
  return runAsRoot(['apt-get', 'install', name, '-y', '-qq', '--no-install-recommends'])
}

/**
 * Returns the path of a program that the tests require, installing it with Debian's package manager if necessary.
 * `isComplete` checks whether an existing installation is sufficient.
 * @throws Error that names what to install if that fails
 */
export function findProgram(program: Program, isComplete: () => boolean = () => true): string {
  const found = findInstalled(program)
  if (found !== undefined && isComplete()) return found
  const installed = install(program) ? findInstalled(program) : found
  if (installed !== undefined) return installed
  const commands = installCommands(program).map((command) => command.join(' '))
  throw new Error(
    `The tests need ${program.name}, and it was not found. Install it (Debian, Ubuntu: ${commands.join(', or ')}), or set ${program.variable} to its program.`,
  )
}
