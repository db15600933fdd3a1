import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { sealLine, unsealLine } from '../content-layer/sealed.ts'
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

/**
 * What an earlier build noted of each thing that it made. Notes hold as long as `salt`: the version of the code and of all
 * settings that things are made by. A line that is damaged is missing.
 */
export function readRecords<Kept extends { address: string }>(file: string, salt: string): Map<string, Kept> {
  try {
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
    if (first !== salt) return new Map()
    const records = lines.flatMap((line) => {
      const text = unsealLine(salt, line)
      return text === undefined ? [] : [JSON.parse(text) as Kept]
    })
    return new Map(records.map((record) => [record.address, record]))
  } catch {
    return new Map()
  }
}

/** Notes what this build made, for the next one: all of it or nothing. */
export function writeRecords(file: string, salt: string, records: readonly { address: string }[]): void {
  const lines = records.map((record) => sealLine(salt, JSON.stringify(record)))
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, [salt, ...lines].join('\n'))
  renameSync(unfinished, file)
}
