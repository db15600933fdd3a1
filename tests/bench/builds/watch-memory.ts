import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Process = { id: number; parent: number; memory: number }

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='], { maxBuffer: 10_000_000 })
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id = 0, parent = 0, kibibytes = 0]) => ({ id, parent, memory: kibibytes * 1024 }))
}

/** All processes below one, with theirs. */
function descendantsOf(id: number, all: readonly Process[]): Process[] {
  return all.filter(({ parent }) => parent === id).flatMap((child) => [child, ...descendantsOf(child.id, all)])
}

/** What a process and, together, those that it started held at most, in bytes, looked at four times a second. */
export type PeakMemory = { own: number; others: number }

/** Watches until it is told to stop. What several processes share counts for each of them. */
export function watchMemory(id: number): () => PeakMemory {
  const peak: PeakMemory = { own: 0, others: 0 }
  const look = async () => {
    const all = await listProcesses()
    const below = descendantsOf(id, all).reduce((sum, { memory }) => sum + memory, 0)
    peak.own = Math.max(peak.own, all.find((process) => process.id === id)?.memory ?? 0)
    peak.others = Math.max(peak.others, below)
  }
  const timer = setInterval(() => void look(), 250)
  return () => {
    clearInterval(timer)
    return peak
  }
}
