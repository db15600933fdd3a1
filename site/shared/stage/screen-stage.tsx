import type { ReactNode } from 'react'

import { Picture } from '#blocks/picture.tsx'
import { RichText } from '#blocks/rich-text.tsx'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'
import type { ResolvedImage } from '#schemas/published-image.ts'

import { StageFrame, StageTag } from '../../templates/layout/stage-frame.tsx'

import type { Variant } from '#content-layer/common/routes.ts'
import type { Period } from '#schemas/period.ts'

type Props = {
  /** Id of the notes that the stage's annotation marks link to. */
  id: string
  content: { tag: string; title: string; bgcolor: string; keyVisual: { src: string; alt: string } & ResolvedImage }
  /** Campaign that determines the state in the band: by its period, otherwise according to the server (D21). */
  campaign?: { period: Period | undefined; variant: Variant }
  /** Next to the tag, and no higher, so that nothing moves when it appears. */
  stamp?: ReactNode
  children: ReactNode
}

/** Top of a screen: the state of a campaign, tag, claim, children and key visual. Grey once the campaign has ended. */
export function ScreenStage({ id, content, campaign, stamp, children }: Props) {
  const { tag, title, bgcolor, keyVisual } = content
  const state = campaign && { ...campaign, isAnnounced: !campaign.period, hasStageLink: true }
  const visual = <Picture image={keyVisual} slot="stage" className="block h-auto w-full" isFirst />
  return (
    <div className={stageClass(bgcolor)}>
      <StageColor color={bgcolor} />
      <StageFrame state={state} picture={visual} ground={keyVisual.ground}>
        <div className="flex items-center gap-2">
          <StageTag>{tag}</StageTag>
          {stamp}
        </div>
        <h1 className="mt-3 text-title font-extrabold desktop:text-stage">
          <RichText text={title} scope={{ id, headingLevel: 2 }} />
        </h1>
        {children}
      </StageFrame>
    </div>
  )
}
