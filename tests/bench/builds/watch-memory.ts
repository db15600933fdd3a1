import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Process = { id: number; parent: number; memory: number; command: string }

/** Next's processes: by command line when started, later by the title they set. Their children count as Next's too. */
const isNext = ({ command }: Process) => /node_modules\/(?:\.bin\/next|next\/)|^next-/.test(command)

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { maxBuffer: 10_000_000 })
  return [...stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, id, parent, kibibytes, command = '']) => {
    return { id: Number(id), parent: Number(parent), memory: Number(kibibytes) * 1024, command }
  })
}

/** Total memory of a build's processes, in bytes: Next's, and all others. */
export type Memory = { ours: number; next: number }

function add(one: Memory, other: Memory): Memory {
  return { ours: one.ours + other.ours, next: one.next + other.next }
}

function measure(process: Process, processes: readonly Process[], isBelowNext = false): Memory {
  const isOfNext = isBelowNext || isNext(process)
  const ownMemory = isOfNext ? { ours: 0, next: process.memory } : { ours: process.memory, next: 0 }
  return processes
    .filter(({ parent }) => parent === process.id)
    .reduce((sum, child) => add(sum, measure(child, processes, isOfNext)), ownMemory)
}

/**
 * Samples the memory of a process tree four times a second. The returned function stops that and returns the peak.
 * Memory shared between processes counts for each of them.
 */
export function watchMemory(id: number): () => Memory {
  const peak: Memory = { ours: 0, next: 0 }
  const look = async () => {
    const processes = await listProcesses()
    const now = processes
      .filter((process) => process.id === id)
      .reduce<Memory>((sum, process) => add(sum, measure(process, processes)), { ours: 0, next: 0 })
    peak.ours = Math.max(peak.ours, now.ours)
    peak.next = Math.max(peak.next, now.next)
  }
  const timer = setInterval(() => void look(), 250)
  return () => {
    clearInterval(timer)
    return peak
  }
}
