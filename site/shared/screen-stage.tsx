import type { ReactNode } from 'react'

import { Picture } from '#blocks/picture.tsx'
import { RichText } from '#blocks/rich-text.tsx'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'
import type { ResolvedImage } from '#schemas/image.ts'

import { StageFrame, StageTag } from '../templates/stage.tsx'

type Props = {
  /** The id of the notes that the stage's annotation marks link to. */
  id: string
  content: { tag: string; title: string; bgcolor: string; keyVisual: { src: string; alt: string } & ResolvedImage }
  /** Lies over the picture, so that nothing moves when it appears. */
  stamp?: ReactNode
  children: ReactNode
}

/** The top of a campaign's screen: tag, claim, children and key visual. Grey once the campaign has ended. */
export function ScreenStage({ id, content: { tag, title, bgcolor, keyVisual }, stamp, children }: Props) {
  const visual = <Picture image={keyVisual} slot="stage" className="block h-auto w-full" isFirst />
  return (
    <div className={stageClass(bgcolor)}>
      <StageColor color={bgcolor} />
      <StageFrame picture={visual} ground={keyVisual.ground} stamp={stamp}>
        <StageTag>{tag}</StageTag>
        <h1 className="mt-3 text-title font-extrabold desktop:text-stage">
          <RichText text={title} scope={{ id, headingLevel: 2 }} />
        </h1>
        {children}
      </StageFrame>
    </div>
  )
}
