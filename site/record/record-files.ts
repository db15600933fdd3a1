import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { parse } from 'yaml'

import { approvalRecord, type ApprovalRecord } from '#schemas/approval.ts'

import { PlainError } from '../plain-error.ts'
import { formatRecord } from './record-text.ts'

function readRecord(folder: string, file: string): ApprovalRecord {
  try {
    return approvalRecord.parse(parse(readFileSync(path.join(folder, file), 'utf8')))
  } catch {
    throw new PlainError(
      `approvals/${file}: 承認の記録として読めません。手で直したときは元に戻すか、消して承認しなおしてください。`,
    )
  }
}

/**
 * Every record by its file below the folder; none where there is no folder.
 * @throws PlainError that names the file that is no record
 */
export async function readRecords(folder: string): Promise<ReadonlyMap<string, ApprovalRecord>> {
  const files = await glob('**/*.yaml', { cwd: folder, followSymbolicLinks: false })
  return new Map(files.sort().map((file) => [file, readRecord(folder, file)]))
}

export function writeRecord(folder: string, file: string, record: ApprovalRecord): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), formatRecord(record))
}
