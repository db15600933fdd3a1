import { readFileSync } from 'node:fs'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { approvalRecord, type ApprovalRecord } from '#schemas/approval.ts'
import { showInvisible } from '#schemas/invisible-characters.ts'

import { writeWhole } from '../shared/write-whole.ts'
import { earlySignature, parseRecord, unbelievable, type Read } from './believe-record.ts'
import { formatRecord } from './record-text.ts'
import { pagesOfRecord } from './signable-pages.ts'
import { rulesFile } from './signed-rules.ts'
import { findUnknownCommits, withoutUnknownCommits } from './unknown-commits.ts'

/** Why a record that can be read cannot be believed, in Japanese; undefined if it can. */
function faultOf({ page, signatures }: ApprovalRecord, file: string, now: number): string | undefined {
  const pages = pagesOfRecord(file)
  if (pages.length > 0 && !pages.includes(page))
    return `page は ${pages.join(' か ')} のはずですが、「${showInvisible(page)}」です。`
  return earlySignature(signatures, now)
}

function readRecord(folder: string, file: string, now: number): Read<ApprovalRecord> {
  return parseRecord(readFileSync(path.join(folder, file), 'utf8'), approvalRecord, (record) =>
    faultOf(record, file, now),
  )
}

/**
 * Every record of a page by its file below the folder; none where there is no folder. `now`, in milliseconds since 1970 UTC, is
 * the real time, by which people sign: a signature of the future tells nothing. Signatures that name a commit which does
 * not exist are left out, with a warning.
 * @throws PlainError that names each file that is no record, or cannot be believed
 */
export async function readRecords(folder: string, now: number): Promise<ReadonlyMap<string, ApprovalRecord>> {
  const found = await glob('**/*.yaml', { cwd: folder, followSymbolicLinks: false, ignore: rulesFile })
  const files = found.sort()
  const read = files.map((file) => ({ file, ...readRecord(folder, file, now) }))
  const faults = read.flatMap((one) => ('fault' in one ? [`approvals/${showInvisible(one.file)}: ${one.fault}`] : []))
  if (faults.length > 0) throw unbelievable(faults)
  const records = read.flatMap((one) => ('record' in one ? [[one.file, one.record] as const] : []))
  const commits = records.flatMap(([, { signatures }]) => signatures.map(({ commit }) => commit))
  const unknown = findUnknownCommits(folder, commits)
  return new Map(
    records.map(([file, { page, signatures }]) => [
      file,
      { page, signatures: withoutUnknownCommits(signatures, unknown, file) },
    ]),
  )
}

export function writeRecord(folder: string, file: string, record: ApprovalRecord): void {
  writeWhole(path.join(folder, file), formatRecord(record))
}
