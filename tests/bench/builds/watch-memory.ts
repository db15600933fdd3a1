import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Process = { id: number; parent: number; memory: number }

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='], { maxBuffer: 10_000_000 })
  return [...stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)$/gm)].map(([, id, parent, kibibytes]) => {
    return { id: Number(id), parent: Number(parent), memory: Number(kibibytes) * 1024 }
  })
}

/** Total memory of a process and its children, in bytes. */
function totalMemory(process: Process, processes: readonly Process[]): number {
  return processes
    .filter(({ parent }) => parent === process.id)
    .reduce((sum, child) => sum + totalMemory(child, processes), process.memory)
}

/**
 * Samples the memory of a process tree four times a second. The returned function stops that and returns the peak in
 * bytes. Memory shared between processes counts for each of them.
 */
export function watchMemory(id: number): () => number {
  let peak = 0
  const look = async () => {
    const processes = await listProcesses()
    const process = processes.find((candidate) => candidate.id === id)
    if (process) peak = Math.max(peak, totalMemory(process, processes))
  }
  const timer = setInterval(() => void look(), 250)
  return () => {
    clearInterval(timer)
    return peak
  }
}
