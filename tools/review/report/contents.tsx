import type { ReactNode } from 'react'

import { groupBy } from '#content-layer/group-by.ts'
import type { Card } from '../../compare/card.ts'
import { concernsEnded, countsOf } from './card-section.tsx'
import type { Review } from './review.ts'

/** What kind of thing a card is, in the order in which cards stand. */
function partOf({ subject, changes }: Card): string {
  if (!subject) return 'ページに共通の文・作り'
  if (subject.state !== 'changed') return '追加・削除'
  return changes.some(({ kind }) => kind === 'terms') ? '条件が変わる' : '言葉・見た目だけが変わる'
}

/** Terms with more characters than these, before and after, are not told in the contents. */
const longestTerm = 60

/** More rows than these are folded away, where they are not what has to be looked at first. */
const mostRows = 10

function isFirst(cards: readonly Card[]): boolean {
  return cards.some(
    ({ subject, changes }) => (subject && subject.state !== 'changed') || changes.some(({ kind }) => kind === 'terms'),
  )
}

function Part({ title, isFolded, children }: { title: string; isFolded: boolean; children: ReactNode }) {
  if (!isFolded)
    return (
      <section>
        <h2>{title}</h2>
        <ol>{children}</ol>
      </section>
    )
  return (
    <details>
      <summary>{title}</summary>
      <ol>{children}</ol>
    </details>
  )
}

/** The first terms that change, in a line each. */
function Terms({ card: { subject, changes } }: { card: Card }) {
  if (subject && subject.state !== 'changed') return null
  const terms = changes.filter(({ kind, before, after }) => kind === 'terms' && before && after)
  return terms
    .filter(({ before = '', after = '' }) => before.length + after.length <= longestTerm)
    .slice(0, 2)
    .map(({ label, before, after }) => (
      <span key={label} className="term">
        {label}: {before} → {after}
      </span>
    ))
}

/** All cards of a review, part by part. */
export function Contents({ review: { cards, madeAt } }: { review: Review }) {
  return (
    <nav className="contents" id="contents" aria-label="変わるところの目次">
      {[...groupBy(cards, partOf)].map(([part, own]) => (
        <Part key={part} title={`${part}（${own.length}）`} isFolded={own.length > mostRows && !isFirst(own)}>
          {own.map((card) => (
            <li key={card.id}>
              <a href={`#${card.id}`}>
                <span>{card.title}</span>
                <Terms card={card} />
              </a>
              <span className="note">
                {countsOf(card)}
                {concernsEnded(card, madeAt) ? '・終了後' : ''}
              </span>
            </li>
          ))}
        </Part>
      ))}
    </nav>
  )
}
