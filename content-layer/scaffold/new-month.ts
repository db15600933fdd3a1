import { isScalar, isSeq, parseDocument } from 'yaml'

import { reviewKeyword } from '../rules/review/review-marks.ts'
import { reviewComment } from './kinds/template-parts.ts'

/** Creates the page of a month with one campaign. */
export function newMonth(id: string): string {
  return `title: |- ${reviewComment}
  ｛月｝の
  おトク。
tag: ｛月：年つき｝のキャンペーン
description: ｛月｝は、｛${id}の開始日：日と曜日｝のお買い物に｛${id}の上乗せ｝（上限 ｛${id}の上限｝）を上乗せします。 ${reviewComment}
bgcolor: "#ffd27a"
kv:
  src: images/month.svg ${reviewComment}
  alt: 月の絵 ${reviewComment}
campaigns:
  - ${id}
annotationLists:
  - use: points-base
  - use: points-expiry
  - use: points-fraud
  - use: campaign-change
`
}

/** Adds a campaign to the end of a month's list, written as its last one; unchanged if it is listed. */
export function listCampaign(month: string, id: string): string {
  const listed: unknown = parseDocument(month).get('campaigns')
  if (!isSeq(listed) || listed.items.some((item) => isScalar(item) && item.value === id)) return month
  const lastItem = listed.items.at(-1)
  if (listed.flow && isScalar(lastItem)) {
    const end = lastItem.range?.[1] ?? 0
    return `${month.slice(0, end)}, ${id}${month.slice(end)}`
  }
  const lines = month.split('\n')
  const start = lines.findIndex((line) => /^campaigns:/.test(line))
  const next = lines.findIndex((line, index) => index > start && !/^\s*-|^\s*(?:#|$)/.test(line))
  const end = next < 0 ? lines.length : next
  const last = lines.slice(0, end).findLastIndex((line) => /^\s*-/.test(line))
  const indent = /^\s*/.exec(lines[last] ?? '')?.[0] ?? ''
  return lines.toSpliced(last + 1, 0, `${indent}- ${id}`).join('\n')
}

/** Template of a shared text. */
export const newPiece = `{/* ${reviewKeyword} */}

## 見出し

共通の文。見直すところです。
`

/** Template of a shared note. */
export const newNote = `title: 注記の見出し ${reviewComment}
detail: 注記の文。${reviewComment.replace('# ', '')}ところです。 ${reviewComment}
`
