import type { ReactNode } from 'react'

import type { Scope } from '#blocks/block-props.ts'
import { Heading } from '#blocks/heading.tsx'
import { HeadlineRate } from '#blocks/headline-rate/headline-rate.tsx'
import { KeyVisual } from '#blocks/key-visual/key-visual.tsx'
import { RichText } from '#blocks/rich-text.tsx'

import type { CampaignDocument, Provider } from '../content-layer/documents.ts'

/** The label at the top of a stage. */
export function StageTag({ children }: { children: ReactNode }) {
  return <p className="inline-block rounded-full bg-ink px-3.5 py-1 text-small font-bold text-paper">{children}</p>
}

type Props = { campaign: CampaignDocument; provider: Provider; scope: Scope; isFirst: boolean }

/** A campaign's stage: tag, title, rate with its limits, and picture. */
export function Stage({ campaign, provider, scope, isFirst }: Props) {
  const { tag, title, headline, reductionRate, maximumGrantPoint, entry, conditions, detailKv } = campaign
  return (
    <div className="overflow-hidden bg-(--stage) ended:bg-wash">
      <div className="px-5 pt-7">
        <StageTag>{tag}</StageTag>
        <Heading level={scope.headingLevel - 1} className="mt-3 text-title font-extrabold">
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
      </div>
      <div className="mt-3 ended:faded">
        <KeyVisual {...detailKv} scope={scope} isFirst={isFirst} />
      </div>
    </div>
  )
}
