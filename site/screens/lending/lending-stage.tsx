import { Chip, Chips } from '#blocks/chips.tsx'
import { Figure } from '#blocks/figure/figure.tsx'
import { Picture } from '#blocks/picture.tsx'
import { RichText } from '#blocks/rich-text.tsx'
import { StageColor } from '#blocks/stage-color.tsx'

import { JumpLink } from '../../shared/page/jump-link.tsx'
import { StageFrame, StageTag } from '../../templates/layout/stage-frame.tsx'
import { formatRate } from './format.ts'
import type { LendingContent } from './labels.ts'

const scope = { id: 'lending', headingLevel: 2 } as const

/** Tag, claim, and the rate with its conditions in the same view. Minimum and maximum rate have the same size. */
export function LendingStage({
  content: { tag, title, description, bgcolor, keyVisual, rates, conditions, simulator },
}: {
  content: LendingContent
}) {
  return (
    <div>
      <StageColor color={bgcolor} />
      <StageFrame
        picture={<Picture image={keyVisual} slot="stage" className="block h-auto w-full" isFirst />}
        ground={keyVisual.ground}
      >
        <StageTag>{tag}</StageTag>
        <h1 className="mt-3 text-title font-extrabold">
          <RichText text={title} scope={scope} />
        </h1>
        <p className="mt-3 font-bold text-balance">{description}</p>
        <p className="mt-4 text-lead leading-tight font-extrabold">{rates.label}</p>
        <p className="mt-3 flex flex-wrap items-end text-[min(17.6vw,4.75rem)] whitespace-nowrap two-column:text-[3.75rem] desktop:text-[4.75rem]">
          <Figure text={`${formatRate(rates.lowest)}%`} />
          <span className="text-[0.45em] leading-none font-black">〜</span>
          <Figure text={`${formatRate(rates.highest)}%`} />
        </p>
        <Chips>
          {conditions.map((condition) => (
            <Chip key={condition}>{condition}</Chip>
          ))}
        </Chips>
        <JumpLink to="simulator">{simulator.heading}</JumpLink>
      </StageFrame>
    </div>
  )
}
