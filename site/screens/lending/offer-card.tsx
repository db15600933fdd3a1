'use client'

import { FeatureGate } from '../../shared/notices/feature-gate.tsx'
import { StatusIllustration } from '../../shared/notices/status-illustration.tsx'
import { AppLink } from '../../shared/open-app/app-link.tsx'
import { offerFeatures, type OfferName, type OfferWithButton } from './decide-offer.ts'
import type { LendingLabels } from './labels.ts'

/** Button of the offer, which leads into the app, or to its latest version if it is too old. */
function OfferAction({ name, labels }: { name: OfferWithButton; labels: LendingLabels['offers'] }) {
  return (
    <div className="w-full desktop:ml-8 desktop:w-90 desktop:shrink-0">
      <FeatureGate feature={offerFeatures[name]}>
        <AppLink appPath={labels[name].path} kind={name === 'solicitingDenied' ? 'secondary' : 'primary'}>
          {labels[name].button}
        </AppLink>
      </FeatureGate>
    </div>
  )
}

/** The offer with its button, or the reason why there is none; with a figure if nothing is offered. */
export function OfferCard({ name, labels }: { name: OfferName; labels: LendingLabels['offers'] }) {
  const hasAction = name !== 'reviewing' && name !== 'noLimit'
  return (
    <div
      key={name}
      className="flex flex-wrap items-center gap-4 rounded-card border-2 border-line px-5 py-6 desktop:flex-nowrap"
    >
      {(!hasAction || name === 'solicitingDenied') && <StatusIllustration of="asleep" />}
      <div className="flex-[1_1_9rem]">
        <h3 className="text-lead leading-snug font-extrabold">{labels[name].title}</h3>
        <p className="mt-2 text-note">{labels[name].detail}</p>
      </div>
      {hasAction && <OfferAction name={name} labels={labels} />}
    </div>
  )
}
