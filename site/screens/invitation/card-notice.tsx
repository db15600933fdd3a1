import { ButtonLink } from '#blocks/button/button-link.tsx'

import { CheckMark } from '../../shared/actions/check-mark.tsx'
import { ReservedSpace } from '../../shared/queries/skeleton.tsx'
import type { InvitationLabels } from './labels.ts'

type Props = { labels: InvitationLabels['card']; hasMercard: boolean }

/** Shows whether the visitor has the card, and how to get the points without one. Both have the same size. */
export function CardNotice({ labels, hasMercard }: Props) {
  return hasMercard ? (
    <ReservedSpace size={<CardNeeded labels={labels} />} isStretched>
      <section aria-labelledby="card-owned" className="rounded-card bg-wash px-5 py-6">
        <h2 id="card-owned" className="flex items-center gap-2 text-lead leading-snug font-extrabold">
          <CheckMark />
          {labels.owned}
        </h2>
        <p className="mt-1 text-note text-sub">{labels.ownedLead}</p>
      </section>
    </ReservedSpace>
  ) : (
    <CardNeeded labels={labels} />
  )
}

function CardNeeded({ labels }: Pick<Props, 'labels'>) {
  return (
    <section aria-labelledby="card-notice" className="rounded-card border-2 border-line px-5 py-6 *:last:max-w-90">
      <h2 id="card-notice" className="text-lead leading-snug font-extrabold">
        {labels.heading}
      </h2>
      <p className="mt-1 mb-4 text-note text-sub">{labels.lead}</p>
      <ButtonLink href={labels.href} kind="secondary">
        {labels.apply}
      </ButtonLink>
    </section>
  )
}
