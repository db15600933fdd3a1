import type { Card } from '../../compare/card.ts'
import { approvalsOf } from './page-approval.ts'
import { concernsEnded, countsOf } from './card-section.tsx'
import type { Review } from './review.ts'

/** How many things, and changed terms of each, a summary names; the review itself has them all. */
const [mostCards, mostTerms] = [20, 12]

/** Text without what Markdown, HTML or a mention would be made of. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>|#~]/g, String.raw`\$&`)
    .replaceAll('@', '&#64;')
}

function termsOf({ changes, subject }: Card): string[] {
  const isWhole = subject !== undefined && subject.state !== 'changed'
  const terms = (isWhole ? (subject.earlier?.changes ?? []) : changes).filter(({ kind }) => kind === 'terms')
  const lines = terms.slice(0, mostTerms).map(({ label, before, after }) => {
    if (after === undefined) return `- ${plain(label)}: 削除（前: ${plain(before ?? '')}）`
    return `- ${plain(label)}: ${before === undefined ? '追加' : plain(before)} → **${plain(after)}**`
  })
  return terms.length > mostTerms ? [...lines, `- ほか${terms.length - mostTerms}件`] : lines
}

function describeCard(card: Card, review: Review): string {
  const ended = concernsEnded(card, review.madeAt) ? ['**終了したキャンペーンが変わります。**'] : []
  return [`### ${plain(card.title)}（${countsOf(card)}）`, ...ended, ...termsOf(card)].join('\n')
}

/**
 * The review in a few lines of Markdown, for the comment of a pull request: what terms change, and which of the changed
 * pages need an approval. `address` is that of the review.
 */
export function writeSummary(review: Review, address: string): string {
  const { cards, approvals, changedPages } = review
  const more = cards.length > mostCards ? [`ほか${cards.length - mostCards}件`] : []
  const missing = approvalsOf(approvals.pages, changedPages).filter(
    ({ isNeeded, state }) => isNeeded && state !== 'approved',
  )
  const asked = missing.map(({ id, lines: [first = ''] }) => `- [${plain(first)}](${address}approvals/#${id})`)
  return `${[
    `## 変わるところ: ${cards.length}件（${changedPages.length}ページ）`,
    `[レビューを開く](${address})`,
    ...cards.slice(0, mostCards).map((card) => describeCard(card, review)),
    ...more,
    ...(asked.length > 0 ? [['### 承認の要るページ', ...asked].join('\n')] : []),
  ].join('\n\n')}\n`
}
