import { ButtonLink } from '#blocks/button/button-link.tsx'

import type { InvitationWords } from './invitation-content.ts'

/** What a visitor without the card has to do to get the points. */
export function CardNotice({ words }: { words: InvitationWords['card'] }) {
  return (
    <section aria-labelledby="card-notice" className="rounded-card border-2 border-line px-5 py-6">
      <h2 id="card-notice" className="text-lead leading-snug font-extrabold">
        {words.heading}
      </h2>
      <p className="mt-1 mb-4 text-note text-sub">{words.lead}</p>
      <ButtonLink href={words.href} kind="secondary">
        {words.apply}
      </ButtonLink>
    </section>
  )
}
