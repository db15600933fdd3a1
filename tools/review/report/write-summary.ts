import { groupLeftovers } from '#content-layer/rules/edits/leftovers.ts'

import type { ChangedEntry } from '../../compare/changed-entry.ts'
import { getAnchor, findApprovals } from './page-approval.ts'
import type { Review } from './review.ts'
import { describeCounts } from './entry-card.tsx'
import { withLeftovers } from './leftover-list.tsx'
import { affectsEndedCampaign } from './period-and-audience.ts'

/** Maximum number of entries in a summary; the review has all of them. */
const maxEntries = 20
/** Maximum number of changed terms of an entry. */
const maxTerms = 12
/** Maximum number of leftovers of an entry. */
const maxLeftovers = 30

/** Removes the characters that form Markdown, HTML or a mention. */
function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>|#~]/g, String.raw`\$&`)
    .replaceAll('@', '&#64;')
}

function describeTerms({ changes, state, previous }: ChangedEntry): string[] {
  const terms = (state === 'changed' ? changes : (previous?.changes ?? [])).filter(({ kind }) => kind === 'terms')
  const lines = terms.slice(0, maxTerms).map(({ label, before, after }) => {
    if (after === undefined) return `- ${escapeMarkdown(label)}: 削除（前: ${escapeMarkdown(before ?? '')}）`
    return `- ${escapeMarkdown(label)}: ${before === undefined ? '追加' : escapeMarkdown(before)} → **${escapeMarkdown(after)}**`
  })
  return terms.length > maxTerms ? [...lines, `- ほか${terms.length - maxTerms}件`] : lines
}

function describeEntry(entry: ChangedEntry, createdAt: number): string {
  const ended = affectsEndedCampaign(entry, createdAt) ? ['**終了したキャンペーンが変わります。**'] : []
  return [`### ${escapeMarkdown(entry.title)}（${describeCounts(entry)}）`, ...ended, ...describeTerms(entry)].join(
    '\n',
  )
}

/** Lists the texts that new pages copied unchanged from previous versions, which no comparison shows. */
function describeLeftovers(entries: readonly ChangedEntry[]): string[] {
  const listed = withLeftovers(entries)
  if (listed.length === 0) return []
  const lines = listed
    .slice(0, maxEntries)
    .flatMap(({ title, previous: { title: previous, leftovers } }) => [
      `\n**${escapeMarkdown(title)}**（${escapeMarkdown(previous)}とくらべて ${leftovers.length}か所）\n`,
      ...groupLeftovers(leftovers.slice(0, maxLeftovers)).flatMap(([reason, texts]) => [
        `- ${reason}`,
        ...texts.map(({ text, line }) => `  - ${line}行目: ${escapeMarkdown(text)}`),
      ]),
      ...(leftovers.length > maxLeftovers ? [`- ほか${leftovers.length - maxLeftovers}件`] : []),
    ])
  const count = listed.flatMap(({ previous }) => previous.leftovers).length
  const summary = `<summary>写したまま残っているところ（${count}）。公開する前に読みます</summary>`
  return [['<details open>', summary, ...lines, '\n</details>'].join('\n')]
}

/** Formats the review for the comment of a pull request. `pagePath` is the URL of the review. */
export function writeSummary(review: Review, pagePath: string): string {
  const { entries, texts, approvals, changedPages, createdAt } = review
  const more = entries.length > maxEntries ? [`ほか${entries.length - maxEntries}件`] : []
  const sentences = texts.flatMap(({ pairs }) => pairs).length
  const missing = findApprovals(approvals.pages, changedPages).filter(
    ({ isNeeded, state }) => isNeeded && state !== 'approved',
  )
  const requested = missing.map(
    (approval) => `- [${escapeMarkdown(approval.lines[0] ?? '')}](${pagePath}approvals/#${getAnchor(approval)})`,
  )
  return `${[
    `## 変わるもの: ${entries.length}件（${changedPages.length}ページ、${sentences}文）`,
    `[レビューを開く](${pagePath})`,
    ...entries.slice(0, maxEntries).map((entry) => describeEntry(entry, createdAt)),
    ...more,
    ...describeLeftovers(entries),
    ...(requested.length > 0 ? [['### 承認の要るページ', ...requested].join('\n')] : []),
  ].join('\n\n')}\n`
}
