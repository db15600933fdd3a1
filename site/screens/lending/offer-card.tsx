'use client'

import type { OfferName } from './decide-offer.ts'
import { OfferAction } from './offer-action.tsx'
import type { LendingLabels } from './labels.ts'

/** The offer with its button, or the reason why there is none. */
export function OfferCard({ name, labels }: { name: OfferName; labels: LendingLabels['offers'] }) {
  return (
    <div
      key={name}
      className="rounded-card border-2 border-line px-5 py-6 desktop:flex desktop:items-center desktop:justify-between desktop:gap-12"
    >
      <div>
        <h3 className="text-lead leading-snug font-extrabold">{labels[name].title}</h3>
        <p className="mt-2 text-note">{labels[name].detail}</p>
      </div>
      {name !== 'reviewing' && name !== 'noLimit' && <OfferAction name={name} labels={labels} />}
    </div>
  )
}
