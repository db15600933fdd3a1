import { spawn } from 'node:child_process'

import { root } from '#tools/commands/project-paths.ts'

/** Signals that terminate a process. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a program of this project, showing its output, and returns whether it succeeded. `environment` is added to
 * `inherited`, by default the variables of this process.
 */
export async function runProcess(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  inherited: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...inherited, ...environment } })
  // This process forwards signals and ends with the child.
  const pass = (signal: NodeJS.Signals) => void child.kill(signal)
  for (const signal of endings) process.on(signal, pass)
  return new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => {
      for (const name of endings) process.off(name, pass)
      resolve(code === 0)
    })
  })
}

/** Runs the program of an installed package, such as `next`. */
export function runPackage(
  name: string,
  args: readonly string[],
  environment?: Record<string, string>,
  inherited?: NodeJS.ProcessEnv,
): Promise<boolean> {
  return runProcess(process.execPath, [`node_modules/.bin/${name}`, ...args], environment, inherited)
}
