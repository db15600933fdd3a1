'use client'

import { StatusIllustration } from '../../shared/notices/status-illustration.tsx'
import type { OfferName } from './decide-offer.ts'
import { OfferAction } from './offer-action.tsx'
import type { LendingLabels } from './labels.ts'

/** The offer with its button, or the reason why there is none. */
export function OfferCard({ name, labels }: { name: OfferName; labels: LendingLabels['offers'] }) {
  const hasAction = name !== 'reviewing' && name !== 'noLimit'
  const layout = hasAction ? 'desktop:flex desktop:justify-between desktop:gap-12' : 'flex flex-wrap gap-4'
  return (
    <div key={name} className={`items-center rounded-card border-2 border-line px-5 py-6 ${layout}`}>
      {!hasAction && <StatusIllustration of="asleep" />}
      <div className="flex-[1_1_9rem]">
        <h3 className="text-lead leading-snug font-extrabold">{labels[name].title}</h3>
        <p className="mt-2 text-note">{labels[name].detail}</p>
      </div>
      {hasAction && <OfferAction name={name} labels={labels} />}
    </div>
  )
}
