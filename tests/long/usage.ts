import { readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'

import { PlainError } from '#tools/shared/plain-error.ts'

/** The usage of processes: memory in megabytes, open files and sockets, and files in the system's temporary folder. */
export type Usage = { memory: number; handles: number; temporary: number }

/** Returns the parent of a process, and its resident memory in bytes. Undefined once it has ended. */
function readProcess(id: number): { parent: number; memory: number; handles: number } | undefined {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8')
    const read = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return { parent: read('PPid'), memory: read('VmRSS') * 1024, handles: readdirSync(`/proc/${id}/fd`).length }
  } catch {
    return undefined
  }
}

/**
 * Measures the current usage of a process and its descendants.
 * @throws PlainError if the system has no `/proc`
 */
export async function readUsage(root: number): Promise<Usage> {
  const names = await readdir('/proc').catch(() => {
    throw new PlainError('What a process holds is read from /proc, which only Linux has.')
  })
  const processes = new Map(
    names
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const process = readProcess(Number(name))
        return process ? [[Number(name), process] as const] : []
      }),
  )
  const isBelow = (id: number): boolean => id === root || (id > 1 && isBelow(processes.get(id)?.parent ?? 0))
  const ownProcesses = [...processes].filter(([id]) => isBelow(id)).map(([, process]) => process)
  return {
    memory: Math.round(ownProcesses.reduce((sum, { memory }) => sum + memory, 0) / 1_000_000),
    handles: ownProcesses.reduce((sum, { handles }) => sum + handles, 0),
    temporary: (await readdir(tmpdir())).length,
  }
}

/** The usage at one step of a run. */
export type Sample = { at: string } & Usage

/** Approximate number of samples of a run. */
const samplesPerRun = 12

/** Returns whether the usage is measured after a step of a run: after the warm-up, in regular intervals, and at the end. */
export function isSampled(step: number, steps: number, warmUpSteps: number): boolean {
  return step === Math.min(warmUpSteps, steps) || step % Math.ceil(steps / samplesPerRun) === 0 || step === steps
}

/** The result of a long run: its samples of the usage, notes to print, and problems, for which the command fails. */
export type LongRun = { samples: Sample[]; notes: string[]; problems: string[] }

/**
 * Returns what grew without an end, in words: from the first sample, after a warm-up or before any load, to the last.
 * Memory may grow by half and 60 MB, since garbage is collected when it pays; handles by four, since connections close
 * when they like.
 */
export function growth(samples: readonly Sample[]): string[] {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last) return ['nothing was looked at']
  return [
    ...(last.memory > first.memory * 1.5 + 60 ? [`memory: ${first.memory} MB, then ${last.memory} MB`] : []),
    ...(last.handles > first.handles + 4 ? [`handles: ${first.handles}, then ${last.handles}`] : []),
    ...(last.temporary > first.temporary ? [`temporary files: ${first.temporary}, then ${last.temporary}`] : []),
  ]
}
