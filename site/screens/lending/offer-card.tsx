'use client'

import type { OfferName } from './decide-offer.ts'
import { OfferAction } from './offer-action.tsx'
import type { LendingWords } from './words.ts'

/** The offer, or why there is none, with its button. */
export function OfferCard({ name, words }: { name: OfferName; words: LendingWords['offers'] }) {
  return (
    <div key={name} className="h-full rounded-card border-2 border-line px-5 py-6">
      <h3 className="text-lead leading-snug font-extrabold">{words[name].title}</h3>
      <p className="mt-2 text-note">{words[name].detail}</p>
      {name !== 'reviewing' && name !== 'noLimit' && <OfferAction name={name} words={words} />}
    </div>
  )
}
