import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { listFiles } from '../../output-folder/folder-digest.ts'
import { addGeneratedFiles } from '../../output-folder/generated-files.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { writeAtomically } from '../../shared/files/write-atomically.ts'
import { isFingerprinted } from '../response-headers.ts'
import { retainedFilesFile } from '../unserved-files.ts'

/** Time at which each retained file was replaced, in ISO 8601. */
const ledger = z.record(
  z.string(),
  z.string().refine((since) => !Number.isNaN(Date.parse(since))),
)

/**
 * Reads a folder's ledger; empty if there is none, because no files have been retained yet.
 * @throws PlainError if it is invalid: files are never dropped or retained without evidence
 */
function readLedger(folder: string): z.output<typeof ledger> {
  const file = path.join(folder, retainedFilesFile)
  try {
    return existsSync(file) ? ledger.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  } catch (cause) {
    throw new PlainError(
      `${file} is not what npm run retain wrote: the time since when each file is kept. Take it from your last deployment, or delete it: then what is kept begins to age today.`,
      { cause },
    )
  }
}

function listFingerprintedFiles(folder: string): string[] {
  return listFiles(folder).filter((file) => isFingerprinted(`/${file}`))
}

/** `previous` is the currently published folder, `published` the one that will replace it. */
type Options = { previous: string; published: string; now: Date; days: number }

/**
 * Copies the files that open pages of previous deployments may still request, for `days` days: those with fingerprinted
 * names that the new folder does not have. A file's age counts from the deployment that replaced it, not from its
 * creation, since a site may stay online for months.
 * @throws PlainError if the ledger of a previous deployment is invalid
 */
export function retainOldFiles({ previous, published, now, days }: Options): { retained: string[]; dropped: string[] } {
  const present = new Set(listFingerprintedFiles(published))
  const [previousLedger, currentLedger] = [readLedger(previous), readLedger(published)]
  const replacedAt = (file: string) => previousLedger[file] ?? now.toISOString()
  const isReplaced = (file: string) => !present.has(file) || currentLedger[file] !== undefined
  const replaced = listFingerprintedFiles(previous).filter(isReplaced).sort()
  const isYoung = (file: string) => now.getTime() - Date.parse(replacedAt(file)) <= days * 86_400_000
  const [retained, dropped] = [replaced.filter(isYoung), replaced.filter((file) => !isYoung(file))]
  // Written first: if a run is interrupted, the next one must not mistake a file for the new build's, or a build for an
  // unmanaged one. A new file at the top level makes a running server notice the change, so the ledger is written again
  // at the end.
  const writeLedger = () =>
    writeAtomically(
      path.join(published, retainedFilesFile),
      `${JSON.stringify({ ...currentLedger, ...Object.fromEntries(retained.map((file) => [file, replacedAt(file)])) }, null, 1)}\n`,
    )
  addGeneratedFiles(published, [...retained, retainedFilesFile])
  writeLedger()
  for (const file of retained) writeAtomically(path.join(published, file), readFileSync(path.join(previous, file)))
  writeLedger()
  return { retained, dropped }
}
