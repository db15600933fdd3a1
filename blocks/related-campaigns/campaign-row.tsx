import { Anchor } from '../anchor.tsx'
import type { BlockProps } from '../block-props.ts'
import { describeLimits, listedFigures, oneLine, shortPeriod } from '../format.ts'
import { periodData } from '../period-data.ts'
import { PeriodStatus } from '../period-status.tsx'
import { Picture } from '../picture.tsx'
import { StageColor, stageClass } from '../stage-color.tsx'

export type Card = BlockProps<'RelatedCampaigns'>['campaigns'][number]

/** A campaign in a list: picture, title, rate with its limits, period and state. */
export function CampaignRow({
  href,
  title,
  bgcolor,
  keyVisual,
  headline,
  maximumGrantPoint,
  conditions,
  period,
}: Card) {
  return (
    <li {...periodData(period)}>
      <Anchor
        href={href}
        className="grid grid-cols-[min(7rem,30%)_1fr] overflow-hidden rounded-tile border border-line bg-paper no-underline"
      >
        <StageColor color={bgcolor} />
        <span
          className={`painted grid place-items-center p-2 ${stageClass(bgcolor)} bg-(--stage) ended:bg-wash ended:faded`}
        >
          <Picture image={{ ...keyVisual, alt: '' }} slot="card" className="h-auto w-full" />
        </span>
        <span className="px-4 py-3">
          <span className="block leading-snug font-extrabold">{oneLine(title)}</span>
          <span className="mt-1 flex flex-wrap items-baseline gap-x-2 text-note font-bold tabular">
            <b className="text-heading leading-snug font-black">{listedFigures(headline).join('')}</b>
            <span className="text-small">{describeLimits({ maximumGrantPoint, conditions })}</span>
          </span>
          <span className="flex flex-wrap items-center gap-x-3 text-small text-sub tabular">
            {shortPeriod(period)}
            <PeriodStatus />
          </span>
        </span>
      </Anchor>
    </li>
  )
}
