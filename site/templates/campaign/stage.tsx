import type { ReactNode } from 'react'

import { Anchor } from '#blocks/anchor.tsx'
import type { Scope } from '#blocks/block-props.ts'
import { Heading } from '#blocks/heading.tsx'
import { GroundCurve, GroundRule, groundClass } from '#blocks/ground.tsx'
import { HeadlineRate } from '#blocks/headline-rate/headline-rate.tsx'
import { KeyVisual } from '#blocks/key-visual/key-visual.tsx'
import { StatusBand } from '#blocks/period-status.tsx'
import { SharedPicture } from '#blocks/shared-picture.tsx'
import { RichText } from '#blocks/rich-text.tsx'

import type { Ground } from '#schemas/published-image.ts'

import type { CampaignDocument, Provider } from '#content-layer/documents/document-types.ts'
import { currentPath, type Variant } from '#content-layer/common/routes.ts'

type StageTagProps = { as?: 'p' | 'h1'; children: ReactNode }

/** The label at the top of a stage, which is the page's heading where what follows it is only known in the browser. */
export function StageTag({ as: Tag = 'p', children }: StageTagProps) {
  return <Tag className="inline-block rounded-full bg-ink px-3.5 py-1 text-small font-bold text-paper">{children}</Tag>
}

type StageFrameProps = {
  /** The state in the band: of a period, or of a month; without it there is no band. */
  state?: { period?: { start: string; end: string } | undefined; isAnnounced?: boolean; variant: Variant } | undefined
  picture: ReactNode
  /** The background of the picture, continued to the edges of the window. Without it the picture is framed. */
  ground: Ground | undefined
  /** The campaign of the picture, on its own page. */
  sharedId?: string | undefined
  children: ReactNode
}

/**
 * The flat, coloured top of a page: the band with its state, text, and picture, on one ground from edge to edge. On a
 * desktop the text takes five of twelve columns, above the ground, and the picture the others, to the window's edge.
 */
export function StageFrame({ state, picture, ground, sharedId, children }: StageFrameProps) {
  return (
    <div className="overflow-hidden bg-(--stage) ended:bg-wash">
      {state && (
        <StatusBand
          period={state.period}
          isAnnounced={state.isAnnounced === true}
          onwards={
            <Anchor
              href={currentPath(state.variant)}
              className="-my-1.5 inline-grid min-h-11 items-center underline underline-offset-4"
            >
              いま開催中のキャンペーンを見る
            </Anchor>
          }
          className="min-h-12 px-[max(1.25rem,50vw-18.75rem)] desktop:px-[max(2rem,50vw-34rem)]"
        />
      )}
      <div className="wide desktop:grid desktop:grid-cols-[minmax(29rem,5fr)_7fr] desktop:items-end desktop:gap-8 desktop:px-8">
        <div className="relative z-1 px-5 pt-5 desktop:self-center desktop:px-0 desktop:pt-6 desktop:pb-[min(8.8vw,8rem)]">
          {children}
        </div>
        {ground && <GroundRule ground={ground} />}
        <SharedPicture
          id={sharedId}
          className={`painted relative mt-3 ended:faded ${ground ? `desktop:w-[min(100%+max(2rem,50vw-34rem),54rem)] ${groundClass(ground)}` : 'overflow-hidden tablet:mb-8 tablet:rounded-[2.5rem]'}`}
        >
          {ground && <GroundCurve ground={ground} />}
          {picture}
        </SharedPicture>
      </div>
    </div>
  )
}

type Props = { campaign: CampaignDocument; provider: Provider; scope: Scope; isFirst: boolean; variant: Variant }

/** A campaign's stage: state, tag, title, rate with its limits, and picture. */
export function Stage({ campaign, provider, scope, isFirst, variant }: Props) {
  const { tag, title, period, headline, reductionRate, maximumGrantPoint, entry, conditions, detailKv } = campaign
  return (
    <StageFrame
      state={{ period, variant }}
      picture={<KeyVisual {...detailKv} scope={scope} isFirst={isFirst} />}
      ground={detailKv.ground}
      sharedId={isFirst ? campaign.id : undefined}
    >
      <StageTag>{tag}</StageTag>
      <Heading level={scope.headingLevel - 1} className="mt-3 text-title font-extrabold desktop:text-stage">
        <RichText text={title} scope={scope} />
      </Heading>
      <HeadlineRate
        headline={headline}
        baseRate={provider.baseRate}
        reductionRate={reductionRate}
        maximumGrantPoint={maximumGrantPoint}
        isEntryRequired={entry === 'required'}
        conditions={conditions}
        scope={scope}
      />
    </StageFrame>
  )
}
