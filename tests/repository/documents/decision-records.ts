import path from 'node:path'

import type { TextFile } from './files.ts'
import { listHeadings } from './markdown.ts'

/** A record's metadata. `status` is written as in the index. */
export type DecisionRecord = {
  file: string
  number: number
  title: string
  date: string
  status: string
}

const statusText = /^(\d{4}-\d{2}-\d{2})\. (Proposed|Accepted|Withdrawn|Superseded by \[\d+\]\([\w.-]+\))[.;, ]/

/** Parses a record; date and status are empty where they are malformed. */
export function readDecisionRecord({ file, text }: TextFile): DecisionRecord {
  const [title] = listHeadings(text)
  const [, number, titleText] = /^(\d+)\. (.+)$/.exec(title?.text ?? '') ?? []
  const paragraph = /^## Status\n\n((?:.+\n)+)/m.exec(text)?.[1] ?? ''
  const [, date = '', status = ''] = statusText.exec(`${paragraph.trim()} `) ?? []
  return {
    file: path.basename(file),
    number: Number(number),
    title: titleText ?? '',
    date,
    status: status.charAt(0).toLowerCase() + status.slice(1),
  }
}
