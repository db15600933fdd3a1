import { Chip, Chips } from '#blocks/chips.tsx'
import { Figure } from '#blocks/figure/figure.tsx'
import { formatNumber } from '#blocks/format.ts'

import { findRange, listFigureRanges } from '../../templates/offers/figure-range.ts'
import type { PromotionContent } from './entry-content.ts'

/** Describes the range of the caps in points; undefined if a promotion has none. */
function describeCaps(promotions: readonly PromotionContent[]): string | undefined {
  const caps = promotions.flatMap(({ maximumGrantPoint }) => maximumGrantPoint ?? [])
  if (caps.length < promotions.length) return undefined
  return `上限 ${findRange(caps)
    .map((cap) => formatNumber(cap))
    .join('〜')}ポイント`
}

/** Rewards of the promotions: their range of rates and their points as the largest figures, with cap and condition. */
export function StageOffer({ promotions }: { promotions: readonly PromotionContent[] }) {
  const ranges = listFigureRanges(promotions)
  const [label, ...others] = new Set(promotions.map(({ headline }) => headline.label))
  const caps = describeCaps(promotions)
  return (
    <>
      <p
        className={`mt-4 flex flex-wrap items-end gap-x-2 gap-y-3 whitespace-nowrap ${ranges.length > 1 ? 'text-[min(14vw,4rem)]' : 'text-[min(18vw,6rem)] two-column:text-[4.75rem] desktop:text-[6rem]'}`}
      >
        {ranges.map((figures, position) => (
          <span key={figures[0]} className="flex items-end">
            {position > 0 && <span className="pr-2 text-[0.4em] leading-none font-black">・</span>}
            {figures.map((figure, index) => (
              <span key={figure} className="flex items-end">
                {index > 0 && <span className="text-[0.4em] leading-none font-black">〜</span>}
                <Figure text={figure} />
              </span>
            ))}
          </span>
        ))}
        {others.length === 0 && (
          <span
            className={`-mb-0.5 text-lead leading-tight font-extrabold ${ranges.length > 1 ? 'basis-full' : 'whitespace-pre-line'}`}
          >
            {label}
          </span>
        )}
      </p>
      <Chips>
        {[...(caps === undefined ? [] : [caps]), 'エントリー必要'].map((condition) => (
          <Chip key={condition}>{condition}</Chip>
        ))}
      </Chips>
    </>
  )
}
