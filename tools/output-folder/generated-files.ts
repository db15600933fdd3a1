import { readFileSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { listFiles } from './folder-digest.ts'
import { writeAtomically } from '../shared/files/write-atomically.ts'

/** Name of the file in each generated folder that lists its command and the names of its files. Not served. */
export const generatedFilesFile = 'made-files.json'

const schema = z.strictObject({ madeBy: z.literal('campaign-pages'), files: z.array(z.string()) })

/** Formats the list as text. The same names result in the same bytes. */
export function formatGeneratedFiles(names: Iterable<string>): string {
  const files = [...new Set(names)].filter((name) => name !== generatedFilesFile).sort()
  return `${JSON.stringify({ madeBy: 'campaign-pages', files } satisfies z.output<typeof schema>, null, 1)}\n`
}

/** Parses the names in a list, including its own; undefined if the text is not such a list. */
export function parseGeneratedFiles(text: string): ReadonlySet<string> | undefined {
  try {
    return new Set([generatedFilesFile, ...schema.parse(JSON.parse(text)).files])
  } catch {
    return undefined
  }
}

/** Returns the names of the generated files of a folder; undefined if it has no list. */
export function readGeneratedFiles(folder: string): ReadonlySet<string> | undefined {
  try {
    return parseGeneratedFiles(readFileSync(path.join(folder, generatedFilesFile), 'utf8'))
  } catch {
    return undefined
  }
}

export function recordAllAsGenerated(folder: string): void {
  writeAtomically(path.join(folder, generatedFilesFile), formatGeneratedFiles(listFiles(folder)))
}

/** Adds names to a folder's list, if it has one. */
export function addGeneratedFiles(folder: string, names: readonly string[]): void {
  const existing = readGeneratedFiles(folder)
  if (existing) writeAtomically(path.join(folder, generatedFilesFile), formatGeneratedFiles([...existing, ...names]))
}
