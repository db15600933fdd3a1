import { reviewKeyword } from '../rules/review/review-marks.ts'
import { reviewComment } from './kinds/template.ts'

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

/** Template of a shared text. */
export const newFragment = `{/* ${reviewKeyword} */}

## 見出し

共通の文。見直すところです。
`

/** Template of a shared note. */
export const newNote = `title: 注記の見出し ${reviewComment}
detail: 注記の文。${reviewComment.replace('# ', '')}ところです。 ${reviewComment}
`
