import type { ReactNode } from 'react'

import type { Scope } from '#blocks/block-props.ts'
import { PeriodFacts, TargetRow } from '#blocks/period-facts/period-facts.tsx'
import type { Period } from '#schemas/period.ts'

import { QrCodeOnDesktop } from '../../templates/layout/qr-code-image.tsx'

type Props = {
  period: Period | undefined
  target: string
  scope: Scope
  /** QR code for a phone, which is the first action on a desktop, which has no sign-in (D12). */
  code: ReactNode
}

/**
 * The period, if the content has one (D21), and who is eligible. On a desktop in a panel next to the rest of the page,
 * with the QR code at its top, so that both the QR code and the main part are in the first view.
 */
export function CampaignFacts({ period, target, scope, code }: Props) {
  return (
    <div className="desktop:px-5 desktop:pt-5">
      <div className="desktop:flex desktop:flex-col-reverse desktop:rounded-card desktop:border desktop:border-line">
        {period ? (
          <PeriodFacts period={period} target={target} scope={scope} />
        ) : (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 border-b border-line px-5 py-4 desktop:border-0">
            <TargetRow target={target} scope={scope} />
          </dl>
        )}
        <div className="hidden border-b border-line py-4 desktop:block print:hidden">
          <QrCodeOnDesktop code={code} />
        </div>
      </div>
    </div>
  )
}
