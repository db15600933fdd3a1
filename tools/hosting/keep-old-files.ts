import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { z } from 'zod'

import { addMadeFiles } from '../own-folder/made-files.ts'
import { PlainError } from '../shared/plain-error.ts'
import { writeWhole } from '../shared/write-whole.ts'
import { fingerprintedFolders } from './headers.ts'
import { keptFilesFile } from './internal-files.ts'

/** When each kept file was replaced, in ISO 8601. */
const ledger = z.record(
  z.string(),
  z.string().refine((since) => !Number.isNaN(Date.parse(since))),
)

/**
 * A missing ledger means that nothing was kept so far. With a broken one the dates are unknown, so it is an error:
 * files are not dropped or kept on a guess.
 */
async function readLedger(folder: string): Promise<z.output<typeof ledger>> {
  const file = path.join(folder, keptFilesFile)
  try {
    return existsSync(file) ? ledger.parse(JSON.parse(await readFile(file, 'utf8'))) : {}
  } catch (cause) {
    throw new PlainError(
      `${file} is not what npm run keep wrote: for each kept file the time since when, such as "2026-04-01T00:00:00.000Z". Take it from your last deployment, or delete it: then what is kept begins to age today.`,
      { cause },
    )
  }
}

function fingerprintedFiles(folder: string): Promise<string[]> {
  return glob(
    fingerprintedFolders.map((name) => `${name.slice(1)}**`),
    { cwd: folder, dot: true },
  )
}

/** Copies a file so that it is either whole or not there: by its name browsers keep it for ever. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.new`
  try {
    await cp(from, unfinished)
    await rename(unfinished, to)
  } finally {
    await rm(unfinished, { force: true })
  }
}

type Options = {
  /** The folder that is published now. */
  previous: string
  /** The folder that will replace it. */
  published: string
  now: Date
  /** How long a file is kept after the deployment that replaced it, in days. */
  days: number
}

/**
 * Copies the files that open pages of earlier deployments may still request: those with fingerprinted names that the
 * new folder does not have. A file's age counts from the deployment that replaced it, not from its creation: a site may
 * stay up for months.
 * @throws PlainError if the ledger of an earlier deployment is invalid
 */
export async function keepOldFiles({
  previous,
  published,
  now,
  days,
}: Options): Promise<{ kept: string[]; dropped: string[] }> {
  const present = new Set(await fingerprintedFiles(published))
  const before = await readLedger(previous)
  const own = await readLedger(published)
  const replaced = (await fingerprintedFiles(previous))
    .sort()
    .filter((file) => !present.has(file) || own[file] !== undefined)
  const isYoung = (file: string) => now.getTime() - Date.parse(before[file] ?? now.toISOString()) <= days * 86_400_000
  const [kept, dropped] = [replaced.filter(isYoung), replaced.filter((file) => !isYoung(file))]
  const written = { ...own, ...Object.fromEntries(kept.map((file) => [file, before[file] ?? now.toISOString()])) }
  const notes = path.join(published, keptFilesFile)
  const text = `${JSON.stringify(written, null, 1)}\n`
  // First of all: a run that ends half-way leaves no file that the next one takes for the new build's, or a build for
  // somebody else's.
  addMadeFiles(published, [...kept, keptFilesFile])
  writeWhole(notes, text)
  for (const file of kept) await copyWhole(path.join(previous, file), path.join(published, file))
  // Writing a new file at the top makes a running server notice the change.
  writeWhole(notes, text)
  return { kept, dropped }
}
