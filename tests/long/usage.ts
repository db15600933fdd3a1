import { readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'

import { PlainError } from '#tools/shared/plain-error.ts'

/** What processes hold: memory in megabytes, open files and sockets, and files in the system's temporary folder. */
export type Usage = { memory: number; handles: number; temporary: number }

/** The parent of a process, and its resident memory in bytes. Undefined once it has ended. */
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
 * What a process and all below it hold now.
 * @throws PlainError where the system has no `/proc`
 */
export async function usageOf(root: number): Promise<Usage> {
  const names = await readdir('/proc').catch(() => {
    throw new PlainError('What a process holds is read from /proc, which only Linux has.')
  })
  const all = new Map(
    names
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const known = readProcess(Number(name))
        return known ? [[Number(name), known] as const] : []
      }),
  )
  const isBelow = (id: number): boolean => id === root || (id > 1 && isBelow(all.get(id)?.parent ?? 0))
  const own = [...all].filter(([id]) => isBelow(id)).map(([, known]) => known)
  return {
    memory: Math.round(own.reduce((sum, { memory }) => sum + memory, 0) / 1_000_000),
    handles: own.reduce((sum, { handles }) => sum + handles, 0),
    temporary: (await readdir(tmpdir())).length,
  }
}

/** Where something was looked at, and what was held then. */
export type Sample = { at: string } & Usage

/**
 * What grew without an end, in words: from the first sample, after a warm-up or before any load, to the last. Memory may grow by
 * half and 60 MB, since garbage is collected when it pays; handles by four, since connections close when they like.
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
