import { Figure } from '#blocks/figure/figure.tsx'
import { formatNumber } from '#blocks/format.ts'
import { describeLimits } from '#blocks/rate-and-cap.ts'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'

import { Island } from '../../shared/islands/island.tsx'
import type { ScreenData } from '../../shared/context/screen-data.ts'
import { FactList } from '../../shared/page/screen-sections.tsx'
import type { CampaignContext, PromotionContent } from './entry-content.ts'
import { PromotionEntry } from './promotion-entry.tsx'
import { PromotionEstimate } from './promotion-estimate.tsx'

const scope = { id: 'entry', headingLevel: 3 } as const

type Props = { screen: ScreenData; context: CampaignContext; promotion: PromotionContent; baseRate: number }

/** A promotion: colour, number, cap, its terms behind one tap, and the entry button below. */
export function PromotionCard({ screen, context, promotion, baseRate }: Props) {
  const { promotionKey, tag, title, bgcolor, headline, maximumGrantPoint, conditions, description, terms } = promotion
  return (
    <li
      id={promotionKey}
      className="overflow-hidden rounded-card border-2 border-line two-column:grid two-column:grid-cols-2"
    >
      <StageColor color={bgcolor} />
      <div className={`${stageClass(bgcolor)} bg-(--stage) px-5 pt-5 pb-4 ended:bg-wash`}>
        <p className="text-small font-bold">{tag}</p>
        <h3 className="mt-0.5 text-lead leading-snug font-extrabold">{title}</h3>
        <p className="mt-3 flex items-end">
          <Figure
            text={`${formatNumber(headline.figure)}${headline.unit}`}
            unitScale={0.45}
            className="text-[4.25rem]"
          />
          <span className="-mb-0.5 ml-2 text-small leading-tight font-bold whitespace-pre-line">{headline.label}</span>
        </p>
        <p className="mt-3 text-note leading-snug font-bold tabular">
          {describeLimits({ maximumGrantPoint, conditions })}
        </p>
      </div>
      <Island
        screen={screen}
        of={PromotionEntry}
        props={{ context: { ...context, promotionKey, name: tag } }}
        className="px-5 pt-4 pb-5"
      >
        <p className="text-note">{description}</p>
        <div className="mt-3">
          <FactList facts={terms} scope={scope} />
        </div>
        <PromotionEstimate promotion={promotion} baseRate={baseRate} />
      </Island>
    </li>
  )
}
