'use client'

import type { Feature } from '../../platform/app-build-gates.ts'
import { AppLink } from '../../shared/open-app/app-link.tsx'
import { ChangingText } from '../../shared/changing-text.tsx'
import { FeatureGate } from '../../shared/notices/feature-gate.tsx'
import { decideNextStep, isApplicationPossible, type EasypayState, type StepName } from './decide-next-step.ts'
import type { NextStepLabels } from './labels.ts'

/** Features that the app must support before a visitor is sent there (specification §5). */
const features: Partial<Record<StepName, Feature>> = { toIdentityCheck: 'identityCheck', toApplication: 'deferredPay' }

type Props = { labels: NextStepLabels; state: EasypayState }

/**
 * The visitor's status, what their age allows or requires, whether the identity check is first, and the next step. They
 * share the space of the largest state evenly, so that it is no hole.
 */
export function StatusPanel({ labels: { statuses, ages, next }, state }: Props) {
  const step = decideNextStep(state)
  const status = statuses[state.status]
  const age = ages[state.applicability]
  const feature = features[step]
  // A met age requirement is left out before the identity check, because no application is possible yet.
  const showsAge = isApplicationPossible(state.status) && !(step === 'toIdentityCheck' && state.applicability === 'OK')
  return (
    <div className="grid content-evenly rounded-card border-2 border-line p-5">
      <div>
        <p className="inline-block rounded-chip bg-(--stage) px-3 py-1 text-note font-bold">
          <ChangingText>{status.title}</ChangingText>
        </p>
        <p className="mt-2 text-note">
          <ChangingText>{status.message}</ChangingText>
        </p>
      </div>
      {showsAge && <StatusMessage key={age.message} {...age} />}
      {step === 'toIdentityCheck' && <StatusMessage {...next.identityCheck} />}
      <div className="mt-5 desktop:max-w-90">
        <FeatureGate feature={feature}>
          <AppLink appPath={next[step].appPath} kind={feature ? 'primary' : 'secondary'}>
            {next[step].label}
          </AppLink>
        </FeatureGate>
      </div>
    </div>
  )
}

function StatusMessage({ title, message }: { title: string; message: string }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-extrabold">{title}</h3>
      <p className="mt-1 text-note">{message}</p>
    </div>
  )
}
