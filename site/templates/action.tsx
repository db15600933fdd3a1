import { shopAction } from '#blocks/affiliate-shop-modal/shop-action.ts'
import { ButtonLink } from '#blocks/button/button-link.tsx'
import { describeCap } from '#blocks/format.ts'
import { PeriodStatus } from '#blocks/period-status.tsx'
import { shortMoment } from '#domain/time/format-time.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'

import type { CampaignDocument } from '#content-layer/documents/documents.ts'

type Props = {
  campaign: CampaignDocument
  /** The id of the dialog that leads to the shop, where the page has one. */
  dialogId?: string | undefined
}

/** Where a campaign's one action leads: its link, or through the dialog to the shop; undefined where it has none. */
function actionOf({ campaign: { externalPageLink, externalPageLabel, storeName }, dialogId }: Props) {
  if (externalPageLink !== undefined) return { href: externalPageLink, label: externalPageLabel, dialogId: undefined }
  if (dialogId === undefined || storeName === undefined) return undefined
  return { href: `#${dialogId}`, label: shopAction(storeName), dialogId }
}

function Action({ href, label, dialogId }: NonNullable<ReturnType<typeof actionOf>>) {
  return (
    <ButtonLink href={href} kind="primary" dialogId={dialogId}>
      {label}
    </ButtonLink>
  )
}

/**
 * A campaign's one action, after its notes and yet in reach from the end of the stage on: it stays at the foot of the
 * window, with the cap and the start or the end, whichever is next, until its own position scrolls into view. It
 * reserves space there, so it hides no term for good, and it never rises above its container, so it covers no stage.
 */
export function ActionBar({ campaign, dialogId }: Props) {
  const { maximumGrantPoint, period } = campaign
  const action = actionOf({ campaign, dialogId })
  if (!action) return null
  return (
    <div className="z-10 border-t border-line bg-paper px-[max(1.25rem,50vw-18.75rem)] pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] ended:hidden stuck-below desktop:hidden print:hidden">
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-3 text-tiny font-bold tabular">
        <span>{maximumGrantPoint !== undefined && describeCap(maximumGrantPoint)}</span>
        <span className="hidden upcoming:inline">{shortMoment(parseStart(period.start))}から</span>
        <span className="upcoming:hidden">{shortMoment(parseEnd(period.end))}まで</span>
      </p>
      <Action {...action} />
    </div>
  )
}

/** The state, the cap and the action in the panel next to the text on a desktop. */
export function ActionPanel({ campaign, dialogId }: Props) {
  const { maximumGrantPoint } = campaign
  const action = actionOf({ campaign, dialogId })
  return (
    <div className="hidden px-5 desktop:block print:hidden">
      <p className="flex flex-wrap items-center justify-between gap-x-3 font-bold tabular">
        {maximumGrantPoint !== undefined && <span>{describeCap(maximumGrantPoint)}</span>}
        <PeriodStatus />
      </p>
      {action && (
        <div className="mt-4 ended:hidden">
          <Action {...action} />
        </div>
      )}
    </div>
  )
}
