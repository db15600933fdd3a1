import type { ReactNode } from 'react'

import type { Scope } from '#blocks/block-props.ts'
import { PeriodFacts, TargetRow } from '#blocks/period-facts/period-facts.tsx'
import type { Period } from '#schemas/period.ts'

type Props = {
  period: Period | undefined
  target: string
  scope: Scope
  /** QR code for a phone, next to the facts on a desktop. */
  code: ReactNode
}

/** The period, if the content has one (D21), and who is eligible; on a desktop in one panel with the QR code. */
export function CampaignFacts({ period, target, scope, code }: Props) {
  return (
    <div className="desktop:px-5 desktop:pt-5">
      <div className="desktop:grid desktop:grid-cols-[minmax(0,1fr)_auto] desktop:items-center desktop:rounded-card desktop:border desktop:border-line">
        {period ? (
          <PeriodFacts period={period} target={target} scope={scope} />
        ) : (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 border-b border-line px-5 py-4 desktop:border-0">
            <TargetRow target={target} scope={scope} />
          </dl>
        )}
        {code}
      </div>
    </div>
  )
}
