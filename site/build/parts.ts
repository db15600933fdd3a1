import type { PartName } from '../render/content-reader.ts'

/** The content parts that an output was made from, each with its version. */
export type Parts = [name: PartName, version: string][]

/** Returns the current version of a part, or undefined if it no longer exists. */
export type VersionOf = (part: PartName) => Promise<string | undefined>

/** True if no part has changed since. */
export async function areCurrent(parts: Parts, versionOf: VersionOf): Promise<boolean> {
  for (const [name, version] of parts) if ((await versionOf(name)) !== version) return false
  return true
}

/** The parts with their current versions. */
export async function withVersions(names: Iterable<PartName>, versionOf: VersionOf): Promise<Parts> {
  const parts: Parts = []
  for (const name of new Set(names)) {
    const version = await versionOf(name)
    if (version !== undefined) parts.push([name, version])
  }
  return parts
}
