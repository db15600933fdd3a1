import { ButtonLink } from '#blocks/button/button-link.tsx'

import { CheckMark } from '../../shared/check-mark.tsx'
import { Reserved } from '../../shared/skeleton.tsx'
import type { InvitationWords } from './invitation-content.ts'

type Props = { words: InvitationWords['card']; hasMercard: boolean }

/** Whether the visitor has the card, and what to do to get the points without one. Both are equally large. */
export function CardNotice({ words, hasMercard }: Props) {
  return hasMercard ? (
    <Reserved reserve={<CardNeeded words={words} />}>
      <section aria-labelledby="card-owned" className="rounded-card bg-wash px-5 py-6">
        <h2 id="card-owned" className="flex items-center gap-2 text-lead leading-snug font-extrabold">
          <CheckMark />
          {words.owned}
        </h2>
        <p className="mt-1 text-note text-sub">{words.ownedLead}</p>
      </section>
    </Reserved>
  ) : (
    <CardNeeded words={words} />
  )
}

function CardNeeded({ words }: Pick<Props, 'words'>) {
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
