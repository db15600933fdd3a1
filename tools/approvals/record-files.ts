import { readFileSync } from 'node:fs'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { parse } from 'yaml'

import { approvalRecord, type ApprovalRecord } from '#schemas/approval.ts'
import { showInvisible } from '#schemas/invisible-characters.ts'
import { parseStart } from '#schemas/japan-time.ts'

import { PlainError } from '../shared/plain-error.ts'
import { writeWhole } from '../shared/write-whole.ts'
import { rulesFile } from './signed-rules.ts'
import { formatRecord } from './record-text.ts'
import { pagesOfRecord } from './signable-pages.ts'

/** How far the clock of whoever signs may be ahead of this machine's, in milliseconds. */
const clockTolerance = 60 * 60 * 1000

/** Why a record that can be read cannot be believed, in Japanese; undefined if it can. */
function faultOf({ page, signatures }: ApprovalRecord, file: string, now: number): string | undefined {
  const pages = pagesOfRecord(file)
  if (pages.length > 0 && !pages.includes(page))
    return `page は ${pages.join(' か ')} のはずですが、「${showInvisible(page)}」です。`
  const early = signatures.find(({ at }) => parseStart(at) > now + clockTolerance)
  return early && `承認した日時「${early.at}」は、まだ来ていません。`
}

type Read = { record: ApprovalRecord } | { fault: string }

function readRecord(folder: string, file: string, now: number): Read {
  const unreadable = '承認の記録として読めません。'
  try {
    const { data, error } = approvalRecord.safeParse(parse(readFileSync(path.join(folder, file), 'utf8')))
    if (!data) return { fault: error.issues.find(({ code }) => code === 'custom')?.message ?? unreadable }
    const fault = faultOf(data, file, now)
    return fault === undefined ? { record: data } : { fault }
  } catch {
    return { fault: unreadable }
  }
}

/**
 * Every record of a page by its file below the folder; none where there is no folder. `now`, in milliseconds since 1970 UTC, is
 * the real time, by which people sign: a signature of the future tells nothing.
 * @throws PlainError that names each file that is no record, or cannot be believed
 */
export async function readRecords(folder: string, now: number): Promise<ReadonlyMap<string, ApprovalRecord>> {
  const found = await glob('**/*.yaml', { cwd: folder, followSymbolicLinks: false, ignore: rulesFile })
  const files = found.sort()
  const read = files.map((file) => ({ file, ...readRecord(folder, file, now) }))
  const faults = read.flatMap((one) => ('fault' in one ? [`approvals/${showInvisible(one.file)}: ${one.fault}`] : []))
  if (faults.length > 0)
    throw new PlainError(`${faults.join('\n')}\n手で直したときは元に戻すか、消して承認しなおしてください。`)
  return new Map(read.flatMap((one) => ('record' in one ? [[one.file, one.record] as const] : [])))
}

export function writeRecord(folder: string, file: string, record: ApprovalRecord): void {
  writeWhole(path.join(folder, file), formatRecord(record))
}
