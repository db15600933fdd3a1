import { spawn } from 'node:child_process'
import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'

/** A part of the suite. Returns false, with the reason printed, if it fails. */
export type Step = { name: string; run: () => Promise<boolean> }

function seconds(since: number): string {
  return `${Math.round((Date.now() - since) / 1000)} s`
}

/** Runs an installed package's program and prints its output only if it fails, because other steps print meanwhile. */
export function runQuietly(name: string, args: readonly string[]): Promise<boolean> {
  return runAndCollect(name, args).then(({ isGood, output }) => {
    if (!isGood) console.error(output)
    return isGood
  })
}

/** In milliseconds. A program that runs longer is ended, and has failed. */
const maxRunTime = 600_000

/** Runs an installed package's program in the project, or in a copy of it, and collects what it prints. */
export function runAndCollect(
  name: string,
  args: readonly string[],
  folder = root,
): Promise<{ isGood: boolean; output: string }> {
  const program = path.join(folder, 'node_modules', '.bin', name)
  const child = spawn(process.execPath, [program, ...args], { cwd: folder, timeout: maxRunTime })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  return new Promise((resolve) => {
    child.on('error', (error) => {
      resolve({ isGood: false, output: `${name} could not be started: ${error.message}` })
    })
    child.on('close', (code) => resolve({ isGood: code === 0, output }))
  })
}

/** Runs steps in sequence up to the first failure. */
async function runInTurn(steps: readonly Step[]): Promise<boolean> {
  for (const { name, run } of steps) {
    console.log(`\n› ${name} …`)
    const startedAt = Date.now()
    const isGood = await run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return false
    })
    console.log(isGood ? `✓ ${name} (${seconds(startedAt)})` : `\n✗ ${name} failed.`)
    if (!isGood) return false
  }
  return true
}

/** Runs stages in sequence, and the lanes of a stage in parallel. Exits with 1 where a stage fails. */
export async function runStages(stages: readonly (readonly (readonly Step[])[])[]): Promise<void> {
  const startedAt = Date.now()
  for (const lanes of stages) {
    const results = await Promise.all(lanes.map(runInTurn))
    if (results.includes(false)) process.exit(1)
  }
  console.log(`\n✓ All ${stages.flat(2).length} steps passed in ${seconds(startedAt)}.`)
}
