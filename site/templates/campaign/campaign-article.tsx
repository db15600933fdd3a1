import type { ReactNode } from 'react'

import { anchorId, type Scope } from '#blocks/block-props.ts'
import { PeriodFacts } from '#blocks/period-facts/period-facts.tsx'
import { periodData } from '#blocks/period-data.ts'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'
import { plainTitle } from '#domain/text/note-marks.ts'

import type { CampaignDocument, Provider } from '#content-layer/documents/document-types.ts'
import type { Variant } from '#content-layer/common/routes.ts'
import { ActionBar, ActionPanel } from './action.tsx'
import { Body } from './body.tsx'
import { Estimate, getEstimateTerms, estimatePosition } from './estimate.tsx'
import { FoldMark } from './campaign-fold.tsx'
import { Banners } from './banners.tsx'
import { Notes } from './notes.tsx'
import { Stage } from './stage.tsx'

export const notesHeading = 'ご注意'

type Props = {
  campaign: CampaignDocument
  provider: Provider
  headingLevel: Scope['headingLevel']
  variant: Variant
  /** The notes that the page states elsewhere, for all of its campaigns. */
  sharedNotes?: ReadonlySet<string>
  /** The foot of the panel next to the text on a desktop. */
  panelFoot?: ReactNode
}

/**
 * The terms of a campaign on its month's page, where they are one of several: published open, and collapsed by the page
 * script, so that they are readable without scripts.
 */
function CollapsedTerms({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open data-fold="" data-terms="" className="px-5 py-4 desktop:p-0">
      <summary className="flex min-h-11 items-center justify-between rounded-full border-2 border-ink px-5 text-note font-bold">
        <span>
          くわしい内容とご注意<span className="sr-only">（{title}）</span>
        </span>
        <FoldMark />
      </summary>
      <div className="-mx-5 desktop:mx-0">{children}</div>
    </details>
  )
}

/** Returns whether a campaign leads to its shop through a dialog. */
export function hasShopDialog({ body }: CampaignDocument): boolean {
  return body.some((node) => node.type === 'block' && node.name === 'AffiliateShopModal')
}

/**
 * A campaign in full: stage, period, text, notes, and then the one action, which stays in reach. At heading level 2 it
 * is a page of its own, and its stage is the first on the page; on its month's page its text and notes are collapsed.
 * Its action then waits below its stage, because the first view belongs to the poster. On a desktop the period and the
 * action are in a panel that stays next to the text.
 */
export function CampaignArticle({ campaign, provider, headingLevel, variant, sharedNotes, panelFoot }: Props) {
  const { id, title, bgcolor, period, target, body } = campaign
  const scope = { id, headingLevel }
  const notes = campaign.annotationLists.filter(({ detail }) => !sharedNotes?.has(detail))
  const isPage = headingLevel === 2
  const dialogId = isPage && hasShopDialog(campaign) ? anchorId(scope, 'shop') : undefined
  const grant = getEstimateTerms(campaign, provider)
  const terms = (
    <>
      <div className={`px-5 py-10 desktop:px-0 ${isPage ? 'desktop:pt-0' : ''}`.trimEnd()}>
        <Body
          nodes={body}
          scope={scope}
          inserted={
            grant && {
              ...estimatePosition(body),
              element: <Estimate campaign={campaign} grant={grant} scope={scope} isPage={isPage} />,
            }
          }
        />
        <Banners campaign={campaign} scope={scope} />
      </div>
      {notes.length > 0 && <Notes heading={notesHeading} annotations={notes} scope={scope} />}
    </>
  )
  const action = { campaign, variant, dialogId, name: isPage ? undefined : plainTitle(title) }
  const bar = <ActionBar {...action} />
  return (
    <article id={id} className={stageClass(bgcolor)} {...periodData(period)}>
      <StageColor color={bgcolor} />
      <Stage campaign={campaign} provider={provider} scope={scope} isFirst={isPage} variant={variant} />
      <div className="wide beside">
        <div className="desktop:col-start-2 desktop:row-start-1">
          <div className="desktop:sticky desktop:top-6 desktop:rounded-card desktop:border desktop:border-line desktop:bg-paper desktop:py-5">
            <ActionPanel {...action} />
            <PeriodFacts period={period} target={target} scope={scope} />
            {panelFoot}
          </div>
        </div>
        <div className="desktop:col-start-1 desktop:row-start-1">
          {isPage ? terms : <CollapsedTerms title={plainTitle(title)}>{terms}</CollapsedTerms>}
        </div>
        {!isPage && bar}
      </div>
      {isPage && bar}
    </article>
  )
}
