import type { Consequence } from '../../compare/card.ts'
import { Places } from './change-row.tsx'
import { PageList } from './page-list.tsx'
import { Sentence } from './sentence.tsx'

function Row({ consequence: { before, after, places } }: { consequence: Consequence }) {
  const [first, ...others] = places
  if (!first) return null
  return (
    <li>
      <p className="figure">
        <del>{before}</del>
        <span aria-hidden="true">→</span>
        <span className="spoken">から</span>
        <ins>{after}</ins>
      </p>
      <Sentence pair={first.pair} />
      <PageList addresses={first.addresses} />
      <Places places={others} title="ほかの文" />
    </li>
  )
}

/** The figures that follow from a card's changes, each with a sentence that says it. */
export function Consequences({ consequences }: { consequences: readonly Consequence[] }) {
  if (consequences.length === 0) return null
  return (
    <section className="consequences">
      <h3>これにともなって変わる数字</h3>
      <ul>
        {consequences.map((consequence) => (
          <Row key={`${consequence.before} ${consequence.after}`} consequence={consequence} />
        ))}
      </ul>
    </section>
  )
}
