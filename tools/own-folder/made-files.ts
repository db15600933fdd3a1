import { readFileSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { listFiles } from './folder-digest.ts'
import { writeAtomically } from '../shared/write-whole.ts'

/** In each folder that a build or a review makes: who made it, and the names of its files. Not served. */
export const generatedFilesFile = 'made-files.json'

const schema = z.strictObject({ madeBy: z.literal('campaign-pages'), files: z.array(z.string()) })

/** The list as a text. The same names give the same bytes. */
export function formatGeneratedFiles(names: Iterable<string>): string {
  const files = [...new Set(names)].filter((name) => name !== generatedFilesFile).sort()
  return `${JSON.stringify({ madeBy: 'campaign-pages', files } satisfies z.output<typeof schema>, null, 1)}\n`
}

/** The names in a list, with its own; undefined if the text is no such list. */
export function parseGeneratedFiles(text: string): ReadonlySet<string> | undefined {
  try {
    return new Set([generatedFilesFile, ...schema.parse(JSON.parse(text)).files])
  } catch {
    return undefined
  }
}

/** The names of the files that were made in a folder; undefined if the folder does not say so. */
export function readGeneratedFiles(folder: string): ReadonlySet<string> | undefined {
  try {
    return parseGeneratedFiles(readFileSync(path.join(folder, generatedFilesFile), 'utf8'))
  } catch {
    return undefined
  }
}

/** Lists every file of a folder as made. */
export function listAllAsGenerated(folder: string): void {
  writeAtomically(path.join(folder, generatedFilesFile), formatGeneratedFiles(listFiles(folder)))
}

/** Adds names to a folder's list, if it has one. */
export function addGeneratedFiles(folder: string, names: readonly string[]): void {
  const existing = readGeneratedFiles(folder)
  if (existing) writeAtomically(path.join(folder, generatedFilesFile), formatGeneratedFiles([...existing, ...names]))
}
