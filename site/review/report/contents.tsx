import { groupBy } from '../../content-layer/group-by.ts'
import type { Card } from '../compare/make-cards.ts'
import { concernsEnded, countsOf } from './card-section.tsx'
import type { Review } from './review.ts'

/** What kind of thing a card is, in the order in which cards stand. */
function partOf({ subject, changes }: Card): string {
  if (!subject) return 'ページに共通の文・作り'
  if (subject.state !== 'changed') return '追加・削除'
  return changes.some(({ kind }) => kind === 'terms') ? '条件が変わる' : '言葉・見た目だけが変わる'
}

/** All cards of a review, part by part. */
export function Contents({ review: { cards, madeAt } }: { review: Review }) {
  return (
    <nav className="contents" id="contents" aria-label="変わるところの目次">
      {[...groupBy(cards, partOf)].map(([part, own]) => (
        <section key={part}>
          <h2>
            {part}（{own.length}）
          </h2>
          <ol>
            {own.map((card) => (
              <li key={card.id}>
                <a href={`#${card.id}`}>{card.title}</a>
                <span className="note">
                  {countsOf(card)}
                  {concernsEnded(card, madeAt) ? '・終了後' : ''}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  )
}
