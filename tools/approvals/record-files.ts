import { readFileSync } from 'node:fs'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { parse } from 'yaml'

import { approvalRecord, type ApprovalRecord } from '#schemas/files/approval.ts'
import { showInvisible } from '#domain/text/invisible-characters.ts'
import { parseStart } from '#domain/time/japan-time.ts'

import { PlainError } from '../shared/plain-error.ts'
import { writeAtomically } from '../shared/files/write-atomically.ts'
import { listPagesOfRecord } from './list-pages.ts'
import { formatRecord } from './record-text.ts'

/** Maximum time by which the approver's clock may be ahead of this machine's, in milliseconds. */
const clockTolerance = 60 * 60 * 1000

/** Describes in Japanese why a readable record is not credible; undefined if it is. */
function findProblem({ page, approvals }: ApprovalRecord, file: string, now: number): string | undefined {
  const pages = listPagesOfRecord(file)
  if (pages.length > 0 && !pages.includes(page))
    return `page は ${pages.join(' か ')} のはずですが、「${showInvisible(page)}」です。`
  const early = approvals.find(({ at }) => parseStart(at) > now + clockTolerance)
  return early && `承認した日時「${early.at}」は、まだ来ていません。`
}

type Read = { file: string; record: ApprovalRecord } | { file: string; problem: string }

function readRecord(folder: string, file: string, now: number): Read {
  const unreadable = '承認の記録として読めません。'
  try {
    const { data, error } = approvalRecord.safeParse(parse(readFileSync(path.join(folder, file), 'utf8')))
    if (!data) return { file, problem: error.issues.find(({ code }) => code === 'custom')?.message ?? unreadable }
    const problem = findProblem(data, file, now)
    return problem === undefined ? { file, record: data } : { file, problem }
  } catch {
    return { file, problem: unreadable }
  }
}

/**
 * Reads all records, by file path below the folder; empty if the folder does not exist. `now`, in milliseconds since
 * 1970 UTC, is the actual time, since people approve by it: an approval from the future is invalid.
 * @throws PlainError that names each file that is not a valid or credible record
 */
export async function readRecords(folder: string, now: number): Promise<ReadonlyMap<string, ApprovalRecord>> {
  const files = await glob('**/*.yaml', { cwd: folder, followSymbolicLinks: false })
  const read = files.sort().map((file) => readRecord(folder, file, now))
  const problems = read.flatMap((result) =>
    'problem' in result ? [`approvals/${showInvisible(result.file)}: ${result.problem}`] : [],
  )
  if (problems.length > 0)
    throw new PlainError(`${problems.join('\n')}\n手で直したときは元に戻すか、消して承認しなおしてください。`)
  return new Map(read.flatMap((result) => ('record' in result ? [[result.file, result.record] as const] : [])))
}

export function writeRecord(folder: string, file: string, record: ApprovalRecord): void {
  writeAtomically(path.join(folder, file), formatRecord(record))
}
