import type { PartName } from '#site/documents/content-parts.ts'
import type { DocumentsInMemory } from '#site/documents/documents-in-memory.ts'

import { hashOf } from '../shared/files/hash.ts'

/** The content parts that an output was rendered from, each with its version. */
export type Parts = [name: PartName, version: string][]

/** Returns the current version of a part, or undefined if it no longer exists. */
export type VersionOf = (part: PartName) => Promise<string | undefined>

/** Returns a function that fingerprints a part's text, each part once. */
export function versionsOf({ readPart }: Pick<DocumentsInMemory, 'readPart'>): VersionOf {
  const cache = new Map<PartName, Promise<string | undefined>>()
  const read = async (part: PartName) => {
    const text = await readPart(part)
    return text === undefined ? undefined : hashOf(text)
  }
  return (part) => {
    const version = cache.get(part) ?? read(part)
    cache.set(part, version)
    return version
  }
}

/** Returns the parts that have changed since, or are missing. */
export async function changedParts(parts: Parts, versionOf: VersionOf): Promise<PartName[]> {
  const changed: PartName[] = []
  for (const [name, version] of parts) if ((await versionOf(name)) !== version) changed.push(name)
  return changed
}

/** Returns the parts with their current versions. */
export async function withVersions(names: Iterable<PartName>, versionOf: VersionOf): Promise<Parts> {
  const parts: Parts = []
  for (const name of new Set(names)) {
    const version = await versionOf(name)
    if (version !== undefined) parts.push([name, version])
  }
  return parts
}
