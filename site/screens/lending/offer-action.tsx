'use client'

import { AppLink } from '../../shared/open-app/app-link.tsx'
import { FeatureGate } from '../../shared/notices/feature-gate.tsx'
import { featureOf, type OfferWithButton } from './decide-offer.ts'
import type { LendingLabels } from './labels.ts'

/** Button of the offer, which leads into the app, or to its latest version if it is too old. */
export function OfferAction({ name, labels }: { name: OfferWithButton; labels: LendingLabels['offers'] }) {
  return (
    <div className="mt-5 desktop:mt-0 desktop:w-90 desktop:shrink-0">
      <FeatureGate feature={featureOf[name]}>
        <AppLink appPath={labels[name].path} kind={name === 'solicitingDenied' ? 'secondary' : 'primary'}>
          {labels[name].button}
        </AppLink>
      </FeatureGate>
    </div>
  )
}
