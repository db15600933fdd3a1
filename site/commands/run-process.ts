import { spawn } from 'node:child_process'

import { root } from './root.ts'

/** Runs a program of this project with its output shown, and tells whether it went well. */
export async function runProcess(command: string, args: readonly string[], environment: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}

/** Runs the program of an installed package, such as `next`. */
export function runPackage(name: string, args: readonly string[], environment: Record<string, string> = {}): Promise<boolean> {
  return runProcess(process.execPath, [`node_modules/.bin/${name}`, ...args], environment)
}
