import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import type { WorkDone } from '#tools/build/report.ts'

import { temporaryFolder } from '../../support/run/temporary-folder.ts'
import { preload } from '../support/run-measured.ts'
import { watchMemory } from './watch-memory.ts'

/**
 * One run of `npm run build`: `wall` and processor time in milliseconds, peak memory of all processes in bytes, the
 * number of pages, and what was rebuilt.
 */
export type BuildRun = { wall: number; processor: number; memory: number; pages: number; work: WorkDone }

/** What builds leave behind in a project. */
const left = ['.cache', 'out', 'out-report', 'site/.generated', 'site/public/content', 'site/public/media']

/** Removes the output and caches of previous builds. */
export async function forgetBuilds(project: string): Promise<void> {
  for (const name of left) await rm(path.join(project, name), { recursive: true, force: true })
}

/**
 * Runs `npm run build` in a copy of the project, optionally with other content.
 * @throws Error with the complete output where it fails
 */
export async function runBuild(project: string, contentRoot?: string): Promise<BuildRun> {
  const usage = path.join(await temporaryFolder(), 'usage.json')
  const environment = {
    ...process.env,
    ...(contentRoot !== undefined && { CONTENT_ROOT: contentRoot }),
    BENCH_USAGE_FILE: usage,
  }
  const start = performance.now()
  const child = spawn(process.execPath, ['--import', preload, 'tools/commands/run.mjs', 'tools/commands/build.ts'], {
    cwd: project,
    env: environment,
  })
  const stop = () => void child.kill()
  process.once('exit', stop)
  const peakMemory = watchMemory(child.pid ?? 0)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const wall = performance.now() - start
  const memory = peakMemory()
  process.off('exit', stop)
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${output}`)
  const report = JSON.parse(await readFile(path.join(project, 'out-report', 'report.json'), 'utf8')) as {
    pages: unknown[]
    workDone: WorkDone
  }
  const { processor } = JSON.parse(await readFile(usage, 'utf8')) as { processor: number }
  return { wall, processor, memory, pages: report.pages.length, work: report.workDone }
}
