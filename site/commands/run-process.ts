import { spawn } from 'node:child_process'

import { root } from './root.ts'

/** What asks a process to end. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs a program of this project with its output shown, and tells whether it went well. */
export async function runProcess(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  // Told to end, this process ends when the other one has.
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
  environment: Record<string, string> = {},
): Promise<boolean> {
  return runProcess(process.execPath, [`node_modules/.bin/${name}`, ...args], environment)
}
