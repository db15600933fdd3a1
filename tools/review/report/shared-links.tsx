import { shareCardSize } from '#site/share-card-size.ts'

import type { SharedLink } from './review.ts'

/** The cards of links to an entry's pages. */
export function SharedLinks({ links }: { links: readonly SharedLink[] }) {
  if (links.length === 0) return null
  return (
    <section>
      <h3>リンクを送ったときのカード</h3>
      <ul className="shared">
        {links.map(({ pagePath, title, description, alt, file }) => (
          <li key={pagePath}>
            <img src={`pictures/${file}`} {...shareCardSize} alt={alt} loading="lazy" />
            <p>
              <b>{title}</b>
            </p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
