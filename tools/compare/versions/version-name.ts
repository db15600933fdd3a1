import { formatMoment } from '#domain/time/format-time.ts'

import type { Base } from './git.ts'

/** A version as reviewers know it, and what else is worth knowing of it, a line each. */
export type VersionName = { name: string; details: readonly string[] }

/** Returns the name of the commit that is compared with, its time and hash, and its subject. */
export function nameBase({ name, hash, createdAt, subject }: Base): VersionName {
  const hashes = name.startsWith(hash) ? [] : [hash]
  return { name, details: [[formatMoment(createdAt), ...hashes].join('・'), subject] }
}
