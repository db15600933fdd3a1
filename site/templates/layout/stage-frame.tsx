import type { ReactNode } from 'react'

import { Anchor } from '#blocks/anchor.tsx'
import { GroundCurve, GroundRule, groundClass } from '#blocks/ground.tsx'
import { StatusBand } from '#blocks/period-status.tsx'
import { PictureTransition } from '#blocks/picture-transition.tsx'
import type { Period } from '#schemas/period.ts'
import type { Ground } from '#schemas/published-image.ts'

import { currentPath, type Variant } from '#content-layer/common/routes.ts'

type StageTagProps = { as?: 'p' | 'h1'; children: ReactNode }

/** The label at the top of a stage, which is the page's heading where what follows it is only known in the browser. */
export function StageTag({ as: Tag = 'p', children }: StageTagProps) {
  return <Tag className="inline-block rounded-full bg-ink px-3.5 py-1 text-small font-bold text-paper">{children}</Tag>
}

/** Text of the link after the end of a campaign. */
export const onwardsText = 'いま開催中のキャンペーンを見る'

type StageState = {
  period?: Period | undefined
  isAnnounced?: boolean
  isCalm?: boolean
  variant: Variant
  /** Whether the stage itself links to what runs now, except on a desktop. */
  hasStageLink?: boolean
}

type StageFrameProps = {
  /** The state in the band: of a period, or of a month; without it there is no band. */
  state?: StageState | undefined
  picture: ReactNode
  /** The background of the picture, continued to the edges of the window. Without it the picture is framed. */
  ground: Ground | undefined
  /** Id of the campaign on whose page this is, for the transition of its picture. */
  transitionId?: string | undefined
  children: ReactNode
}

/**
 * The flat, coloured top of a page: the band with its state, text, and picture, on one ground from edge to edge. In a
 * window wide enough for two columns the text stands next to the picture, above the ground, and the picture reaches to
 * the window's edge; on a desktop the text takes five of twelve columns.
 */
export function StageFrame({ state, picture, ground, transitionId, children }: StageFrameProps) {
  const isCalm = state?.isCalm === true
  const pictureWidth = isCalm
    ? 'desktop:w-[min(100%+max(2rem,50vw-34rem),36rem,90vh)] desktop:justify-self-end'
    : 'desktop:w-[min(100%+max(2rem,50vw-34rem),54rem,90vh)]'
  const textPadding = isCalm ? 'desktop:pb-18' : 'desktop:pb-[min(8.8vw,8rem,16vh-1.75rem)]'
  return (
    <div className="overflow-hidden bg-(--stage) ended:bg-wash">
      {state && (
        <StatusBand
          period={state.period}
          isAnnounced={state.isAnnounced === true}
          isCalm={isCalm}
          onwards={
            <Anchor
              href={currentPath(state.variant)}
              className={`-my-1.5 min-h-11 items-center underline underline-offset-4 ${state.hasStageLink === true ? 'hidden desktop:inline-grid' : 'inline-grid'}`}
            >
              {onwardsText}
            </Anchor>
          }
          className="min-h-12 px-[max(1.25rem,50vw-18.75rem)] desktop:px-[max(2rem,50vw-34rem)]"
        />
      )}
      <div className="wide two-column:grid two-column:grid-cols-[minmax(20rem,5fr)_6fr] two-column:items-end two-column:gap-5 two-column:pl-5 desktop:grid-cols-[minmax(29rem,5fr)_7fr] desktop:gap-8 desktop:px-8">
        <div
          className={`relative z-1 px-5 pt-5 two-column:self-center two-column:px-0 two-column:pb-16 desktop:pt-6 ${textPadding}`}
        >
          {children}
        </div>
        {ground && <GroundRule ground={ground} />}
        <PictureTransition
          id={transitionId}
          className={`painted relative mt-3 ended:faded ${ground ? `two-column:w-[calc(50vw+100%-20rem)] ${pictureWidth} ${groundClass(ground)}` : 'overflow-hidden tablet:mb-8 tablet:rounded-[2.5rem]'}`}
        >
          {ground && <GroundCurve ground={ground} />}
          {picture}
        </PictureTransition>
      </div>
    </div>
  )
}
