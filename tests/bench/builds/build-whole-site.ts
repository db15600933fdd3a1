import { spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { watchMemory, type PeakMemory } from './watch-memory.ts'

/** The steps of `npm run build`, by what it prints when they begin. */
const steps = { content: '› Checking content', next: '› Building pages', finishing: '› Finishing pages' } as const
type Step = keyof typeof steps

/** What a whole build took: milliseconds of each step, memory of our process and of Next's, and what was made anew. */
export type WholeBuild = {
  took: Record<Step, number>
  memory: PeakMemory
  pages: number
  stripped: number
  /** How many style sheets (`.css`) and compressed files were made, not taken from an earlier build. */
  made: Readonly<Record<string, number>>
  pictures: number
}

type Report = { pages: { reasons: string[] }[]; made: Record<string, number> }

async function countNewer(folder: string, since: number): Promise<number> {
  const files = await glob('**', { cwd: folder, absolute: true })
  const stats = await Promise.all(files.map((file) => stat(file)))
  return stats.filter(({ mtimeMs }) => mtimeMs >= since).length
}

/** Bytes of the files below a folder, by how their names end. */
export async function measureFolder(folder: string): Promise<{ files: number; plain: number; brotli: number; gzip: number }> {
  const names = await glob('**', { cwd: folder, dot: true })
  const sizes = await Promise.all(names.map(async (name) => ({ ending: path.extname(name), size: (await stat(path.join(folder, name))).size })))
  const sum = (isMeant: (ending: string) => boolean) => sizes.filter(({ ending }) => isMeant(ending)).reduce((bytes, { size }) => bytes + size, 0)
  return {
    files: names.length,
    plain: sum((ending) => ending !== '.br' && ending !== '.gz'),
    brotli: sum((ending) => ending === '.br'),
    gzip: sum((ending) => ending === '.gz'),
  }
}

/**
 * Runs `npm run build` in a copy of the project with the given content.
 * @throws Error with everything it printed where it fails
 */
export async function buildWholeSite(project: string, contentRoot: string): Promise<WholeBuild> {
  const began = Date.now()
  const environment = { ...process.env, CONTENT_ROOT: contentRoot, NEXT_TELEMETRY_DISABLED: '1' }
  const child = spawn(process.execPath, ['site/commands/run.mjs', 'site/commands/build.ts'], { cwd: project, env: environment })
  const stop = () => void child.kill()
  process.once('exit', stop)
  const memory = watchMemory(child.pid ?? 0)
  const at: Partial<Record<Step, number>> = {}
  let output = ''
  const collect = (part: Buffer) => {
    output += part.toString()
    for (const step of ['content', 'next', 'finishing'] as const) if (output.includes(steps[step])) at[step] ??= performance.now()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const end = performance.now()
  process.off('exit', stop)
  const { content, next, finishing } = at
  if (code !== 0 || content === undefined || next === undefined || finishing === undefined) throw new Error(`The build ended with ${code}:\n${output}`)
  const { pages, made } = JSON.parse(await readFile(path.join(project, 'out-report', 'report.json'), 'utf8')) as Report
  return {
    took: { content: next - content, next: finishing - next, finishing: end - finishing },
    memory: memory(),
    pages: pages.length,
    stripped: pages.filter(({ reasons }) => reasons.length === 0).length,
    made,
    pictures: await countNewer(path.join(project, '.cache', 'pictures'), began),
  }
}
