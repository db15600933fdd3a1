import { ShopActionLabel } from '#blocks/affiliate-shop-modal/shop-name.tsx'
import { ButtonLink } from '#blocks/button/button-link.tsx'

import type { CampaignDocument } from '#content-layer/documents/document-types.ts'

type Props = {
  campaign: CampaignDocument
  /** The id of the dialog that leads to the shop, where the page has one. */
  dialogId?: string | undefined
}

/** Returns the target of a campaign's action, its link or the dialog that leads to the shop; undefined without one. */
function findAction({ campaign: { externalPageLink, externalPageLabel, storeName }, dialogId }: Props) {
  if (externalPageLink !== undefined) return { href: externalPageLink, label: externalPageLabel, dialogId: undefined }
  if (dialogId === undefined || storeName === undefined) return undefined
  return { href: `#${dialogId}`, label: <ShopActionLabel name={storeName} />, dialogId }
}

function Action({ href, label, dialogId }: NonNullable<ReturnType<typeof findAction>>) {
  return (
    <ButtonLink href={href} kind="primary" dialogId={dialogId}>
      {label}
    </ButtonLink>
  )
}

/**
 * A campaign's one action, after its notes and yet in reach from the first view on: it stays at the foot of the window
 * until its own position scrolls into view. It reserves space there, so it hides no term for good.
 */
export function ActionBar({ campaign, dialogId }: Props) {
  const action = findAction({ campaign, dialogId })
  if (!action) return null
  return (
    <div className="z-10 border-t border-line bg-paper px-[max(1.25rem,50vw-18.75rem)] pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] ended:hidden stuck-below desktop:hidden print:hidden">
      <Action {...action} />
    </div>
  )
}

/** The action in the panel next to the text on a desktop. */
export function ActionPanel(props: Props) {
  const action = findAction(props)
  if (!action) return null
  return (
    <div className="hidden px-5 pb-1 desktop:block ended:hidden print:hidden">
      <Action {...action} />
    </div>
  )
}
