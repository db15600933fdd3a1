import path from 'node:path'

import type { TextFile } from './files.ts'
import { listHeadings } from './markdown.ts'

/** A record's metadata. `status` is written as in the index. */
export type DecisionRecord = {
  file: string
  number: number
  title: string
  headings: string[]
  date: string
  status: string
  supersededBy: number | undefined
  supersedes: number[]
}

const statusText = /^(\d{4}-\d{2}-\d{2})\. (Proposed|Accepted|Withdrawn|Superseded by \[(\d+)\]\([\w.-]+\))[.;, ]/
const predecessors = /\bSupersedes\s\[(\d+)\]\(/g

function numberOr(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

/** Parses a record; date and status are empty where they are malformed. */
export function readDecisionRecord({ file, text }: TextFile): DecisionRecord {
  const [title, ...headings] = listHeadings(text)
  const [, number, titleText] = /^(\d+)\. (.+)$/.exec(title?.text ?? '') ?? []
  const paragraph = /^## Status\n\n((?:.+\n)+)/m.exec(text)?.[1] ?? ''
  const [, date = '', status = '', by] = statusText.exec(`${paragraph.trim()} `) ?? []
  return {
    file: path.basename(file),
    number: Number(number),
    title: titleText ?? '',
    headings: headings.map((heading) => heading.text),
    date,
    status: status.charAt(0).toLowerCase() + status.slice(1),
    supersededBy: numberOr(by),
    supersedes: [...paragraph.matchAll(predecessors)].map(([, predecessor]) => Number(predecessor)),
  }
}
