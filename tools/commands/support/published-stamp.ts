import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { computeFolderDigest } from '../../output-folder/folder-digest.ts'
import type { PublicationSpan } from '#content-layer/documents/publication-schedule.ts'

/** Inputs of a build: their fingerprint, and the time span in which they publish the same content. */
export type BuiltFrom = { fingerprint: string; span: PublicationSpan }

/** Records the inputs of a folder's build, and the digest of its published files. */
export async function writeStamp(stamp: string, { fingerprint, span }: BuiltFrom, digest: string): Promise<void> {
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, `${fingerprint} ${digest} ${span.from} ${span.until}`)
}

/** Reads the inputs of a folder's build; undefined if there is no record, or if its files have changed since. */
export async function readStamp(stamp: string, folder: string): Promise<BuiltFrom | undefined> {
  try {
    const [fingerprint = '', digest, from, until] = (await readFile(stamp, 'utf8')).split(' ')
    if (digest !== computeFolderDigest(folder)) return undefined
    return { fingerprint, span: { from: Number(from), until: Number(until) } }
  } catch {
    return undefined
  }
}

/** Returns whether a folder with these inputs needs no new build at `now`, in milliseconds since 1970. */
export function isUpToDate(built: BuiltFrom | undefined, fingerprint: string, now: number): boolean {
  return built?.fingerprint === fingerprint && now >= built.span.from && now < built.span.until
}
