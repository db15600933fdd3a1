import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { addLineChecksum, verifyLineChecksum } from '../shared/files/checksum.ts'

/**
 * Returns the records of a previous build, by key. They are valid only for the same `salt`: the version of the code and
 * of all settings. A damaged line counts as missing.
 */
export function readRecords<Kept extends { key: string }>(file: string, salt: string): Map<string, Kept> {
  try {
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
    if (first !== salt) return new Map()
    const records = lines.flatMap((line) => {
      const text = verifyLineChecksum(salt, line)
      return text === undefined ? [] : [JSON.parse(text) as Kept]
    })
    return new Map(records.map((record) => [record.key, record]))
  } catch {
    return new Map()
  }
}

/** Writes the records of this build for the next one, atomically. */
export function writeRecords(file: string, salt: string, records: readonly { key: string }[]): void {
  const lines = records.map((record) => addLineChecksum(salt, JSON.stringify(record)))
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, [salt, ...lines].join('\n'))
  renameSync(unfinished, file)
}
