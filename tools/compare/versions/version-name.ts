import { formatMoment } from '#domain/time/format-time.ts'

import type { Base } from './base-commit.ts'

/** Display name of a version, with further details, one a line. */
export type VersionName = { name: string; details: readonly string[] }

/** Returns the name, time, hash and subject of the commit to compare with. */
export function versionNameOf({ name, hash, createdAt, subject }: Base): VersionName {
  const hashes = name.startsWith(hash) ? [] : [hash]
  return { name, details: [[formatMoment(createdAt), ...hashes].join('・'), subject] }
}
