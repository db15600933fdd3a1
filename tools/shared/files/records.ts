import { readFileSync } from 'node:fs'

import { addLineChecksum, verifyLineChecksum } from './checksum.ts'
import { writeAtomically } from './write-atomically.ts'

/**
 * Returns the records of a previous run, by key. They are valid only for the same `salt`: the version of the code and of
 * all settings. A damaged line counts as missing, an unreadable file as empty.
 */
export function readRecords<Kept extends { key: string }>(file: string, salt: string): Map<string, Kept> {
  try {
    // In one go: tens of megabytes in parts take three times as long.
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
    if (first !== salt) return new Map()
    const records = lines.flatMap((line) => {
      const text = verifyLineChecksum(salt, line)
      // The checksum proves that `writeRecords` wrote the line.
      return text === undefined ? [] : [JSON.parse(text) as Kept]
    })
    return new Map(records.map((record) => [record.key, record]))
  } catch {
    return new Map()
  }
}

function* splitRecords(salt: string, records: Iterable<{ key: string }>): Generator<string> {
  yield salt
  for (const record of records) yield `\n${addLineChecksum(salt, JSON.stringify(record))}`
}

/**
 * Writes the records of this run for the next one, line by line: the whole text would be the largest object in memory.
 * @throws Error if the file cannot be written
 */
export function writeRecords(file: string, salt: string, records: Iterable<{ key: string }>): void {
  writeAtomically(file, splitRecords(salt, records))
}
