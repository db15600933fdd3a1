import type { PartName } from '../render/content-reader.ts'

/** The parts of the content that something was made from, each with its version. */
export type Parts = [name: PartName, version: string][]

/** Gives the version of a part now; undefined where there is none any more. */
export type VersionOf = (part: PartName) => Promise<string | undefined>

/** Whether everything that was read then says the same now. */
export async function areCurrent(parts: Parts, versionOf: VersionOf): Promise<boolean> {
  for (const [name, version] of parts) if ((await versionOf(name)) !== version) return false
  return true
}

/** The parts with their versions now. */
export async function withVersions(names: Iterable<PartName>, versionOf: VersionOf): Promise<Parts> {
  const parts: Parts = []
  for (const name of new Set(names)) {
    const version = await versionOf(name)
    if (version !== undefined) parts.push([name, version])
  }
  return parts
}
