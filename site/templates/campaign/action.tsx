import type { ComponentProps } from 'react'

import { ShopActionLabel } from '#blocks/affiliate-shop-modal/shop-name.tsx'
import { ButtonLink } from '#blocks/button/button-link.tsx'

import { calendarFilePath, type Variant } from '#content-layer/common/routes.ts'
import type { CampaignDocument } from '#content-layer/documents/document-types.ts'

type Props = {
  campaign: CampaignDocument
  variant: Variant
  /** The id of the dialog that leads to the shop, where the page has one. */
  dialogId?: string | undefined
  /** The campaign's name, for screen readers, where the page has several. */
  name?: string | undefined
}

/** Ends of labels that name a topic to read about, such as 「販売手数料について」, and nothing to do. */
const topicLabel = /(?:について|とは)$/

type CampaignAction = Pick<ComponentProps<typeof ButtonLink>, 'href' | 'kind' | 'dialogId' | 'children'>

/**
 * Returns a campaign's action, its link or the dialog that leads to the shop; undefined without one. A link to a topic
 * is never the main button.
 */
function findAction({
  campaign: { externalPageLink, externalPageLabel = '', storeName },
  dialogId,
}: Props): CampaignAction | undefined {
  if (externalPageLink !== undefined) {
    const kind = topicLabel.test(externalPageLabel) ? 'secondary' : 'primary'
    return { href: externalPageLink, kind, children: externalPageLabel }
  }
  if (dialogId === undefined || storeName === undefined) return undefined
  return { href: `#${dialogId}`, kind: 'primary', dialogId, children: <ShopActionLabel name={storeName} /> }
}

/**
 * Returns the path of a campaign's calendar file, which its page offers before the start; undefined in the app, whose web
 * views open no such file, and where entering is what can be done before the start.
 */
function findCalendarPath({ campaign: { month, id, entry }, variant }: Props): string | undefined {
  return variant === 'web' && entry !== 'required' ? calendarFilePath(month, id) : undefined
}

/**
 * A campaign's action; before it starts, the first one is to add the campaign to the visitor's calendar. The action is
 * in the markup for both times, so that nothing moves at the start.
 */
function Actions({ className, name, ...props }: Props & { className: string }) {
  const action = findAction(props)
  const calendarPath = findCalendarPath(props)
  if (!action && calendarPath === undefined) return null
  const buttons = (
    <div className={className}>
      {calendarPath !== undefined && (
        <div className="hidden flex-wrap items-center gap-2 *:grow upcoming:flex [&_a]:px-3">
          <div className="in-app:hidden">
            <ButtonLink href={calendarPath} kind="primary">
              カレンダーに追加{name !== undefined && <span className="sr-only">：{name}</span>}
            </ButtonLink>
          </div>
          {action && (
            <div>
              <ButtonLink {...action} kind="secondary" />
            </div>
          )}
        </div>
      )}
      {action && (
        <div className={calendarPath === undefined ? undefined : 'upcoming:hidden'}>
          <ButtonLink {...action} />
        </div>
      )}
    </div>
  )
  return action ? buttons : <div className="hidden upcoming:contents in-app:hidden">{buttons}</div>
}

/**
 * A campaign's one action, after its notes and yet in reach from the first view on: it stays at the foot of the window
 * until its own position scrolls into view. It reserves space there, so it hides no term for good. It is as wide as the
 * window, or, among several campaigns, as the column that it is in. A link to a topic stays where it is.
 */
export function ActionBar(props: Props) {
  const position = findAction(props)?.kind === 'secondary' ? 'stuck-below running:static' : 'stuck-below'
  return (
    <Actions
      {...props}
      className={`z-10 border-t border-line bg-paper ${props.name === undefined ? 'px-[max(1.25rem,50vw-18.75rem)]' : 'px-5'} pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] ended:hidden ${position} desktop:hidden print:hidden`}
    />
  )
}

/** The action in the panel next to the text on a desktop. */
export function ActionPanel(props: Props) {
  return <Actions {...props} className="hidden px-5 pb-1 desktop:block ended:hidden print:hidden" />
}
