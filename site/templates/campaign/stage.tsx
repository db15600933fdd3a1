import type { Scope } from '#blocks/block-props.ts'
import { Heading } from '#blocks/heading.tsx'
import { HeadlineRate } from '#blocks/headline-rate/headline-rate.tsx'
import { KeyVisual } from '#blocks/key-visual/key-visual.tsx'
import { RichText } from '#blocks/rich-text.tsx'

import type { CampaignDocument, Provider } from '#content-layer/documents/document-types.ts'
import type { Variant } from '#content-layer/common/routes.ts'
import { StageFrame, StageTag } from '../layout/stage-frame.tsx'

type Props = { campaign: CampaignDocument; provider: Provider; scope: Scope; isFirst: boolean; variant: Variant }

/** A campaign's stage: state, tag, title, rate with its limits, and picture. */
export function Stage({ campaign, provider, scope, isFirst, variant }: Props) {
  const { tag, title, period, headline, reductionRate, maximumGrantPoint, entry, conditions, detailKv } = campaign
  return (
    <StageFrame
      state={{ period, variant, isCalm: !isFirst }}
      picture={<KeyVisual {...detailKv} scope={scope} isFirst={isFirst} />}
      ground={detailKv.ground}
      transitionId={isFirst ? campaign.id : undefined}
    >
      <StageTag>{tag}</StageTag>
      <Heading
        level={scope.headingLevel - 1}
        className={`mt-3 text-title font-extrabold ${isFirst ? 'desktop:text-stage' : 'desktop:text-[2.25rem]'}`}
      >
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
