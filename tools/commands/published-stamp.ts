import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { digestOfFolder } from '../output-folder/folder-digest.ts'
import type { Span } from '#content-layer/documents/list-scheduled.ts'

/** What a folder was built from: the fingerprint of its inputs, and the span of time in which they publish the same. */
export type BuiltFrom = { fingerprint: string; span: Span }

/** Records what a folder was built from, and the digest of its published files. */
export async function writeStamp(stamp: string, { fingerprint, span }: BuiltFrom, digest: string): Promise<void> {
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, `${fingerprint} ${digest} ${span.from} ${span.until}`)
}

/**
 * What the folder was built from; undefined if there is no record, or its files are not exactly those that were
 * published.
 */
export async function readStamp(stamp: string, folder: string): Promise<BuiltFrom | undefined> {
  try {
    const [fingerprint = '', digest, from, until] = (await readFile(stamp, 'utf8')).split(' ')
    if (digest !== digestOfFolder(folder)) return undefined
    return { fingerprint, span: { from: Number(from), until: Number(until) } }
  } catch {
    return undefined
  }
}

/** True if a folder that was built from this needs no other build at `now`, in milliseconds since 1970. */
export function isUpToDate(built: BuiltFrom | undefined, fingerprint: string, now: number): boolean {
  return built?.fingerprint === fingerprint && now >= built.span.from && now < built.span.until
}
