import { Anchor } from '../anchor.tsx'
import type { BlockProps } from '../block-props.ts'
import { Figure } from '../figure/figure.tsx'
import { joinLines, formatPeriodNextTo, namesOnlyDay } from '../format.ts'
import { listRewards, listLimits } from '../rate-and-cap.ts'
import { periodData } from '../period-data.ts'
import { PeriodStatus } from '../period-status.tsx'
import { Picture } from '../picture.tsx'
import { StageColor, stageClass } from '../stage-color.tsx'

export type Card = BlockProps<'RelatedCampaigns'>['campaigns'][number]

type Props = {
  card: Pick<Card, 'bgcolor' | 'keyVisual'>
  className: string
}

/** A campaign's picture in a row of a list. */
export function RowPicture({ card: { bgcolor, keyVisual }, className }: Props) {
  return (
    <span className={`painted grid place-items-center p-2 ${stageClass(bgcolor)} bg-(--stage) ${className}`}>
      <Picture image={{ ...keyVisual, alt: '' }} slot="card" className="h-auto w-full" />
    </span>
  )
}

type RowTitleProps = {
  card: Omit<Card, 'href'>
  /** Class of the drawn rate; without it the rate is text, which is lighter. */
  figuresClass?: string | undefined
  limitsClass?: string
  /** Class of a condition that names the only day. */
  dayClass?: string
}

/** A campaign's title, and its rate with its limits, in a row of a list. */
export function RowTitle({ card, figuresClass, limitsClass = '', dayClass }: RowTitleProps) {
  return (
    <>
      <span className="block leading-snug font-extrabold text-balance">{joinLines(card.title)}</span>
      <span
        className={`mt-1 flex flex-wrap items-baseline gap-x-2 text-small font-bold tabular ${limitsClass}`.trimEnd()}
      >
        {figuresClass === undefined ? (
          <b className="text-title leading-tight font-black">{listRewards(card.headline).join('')}</b>
        ) : (
          <span className={`flex flex-wrap gap-x-1 pt-1.5 pb-1 ${figuresClass}`}>
            {listRewards(card.headline).map((reward) => (
              <Figure key={reward} text={reward} unitScale={0.6} />
            ))}
          </span>
        )}
        {listLimits(card).map((limit) => (
          <span
            key={limit}
            className={dayClass !== undefined && namesOnlyDay(limit, card.period) ? dayClass : undefined}
          >
            {limit}
          </span>
        ))}
      </span>
    </>
  )
}

/**
 * A campaign in a list: picture, title, rate with its limits, period and state. Once it has ended, it follows the others.
 */
export function CampaignRow({ card }: { card: Card }) {
  const { href, bgcolor, period, conditions } = card
  return (
    <li className="ended:order-1" {...periodData(period)}>
      <Anchor
        href={href}
        className="grid grid-cols-[min(7rem,30%)_1fr] overflow-hidden rounded-tile border border-line bg-paper no-underline"
      >
        <StageColor color={bgcolor} />
        <RowPicture card={card} className="ended:bg-wash ended:faded" />
        <span className="px-4 py-3">
          <RowTitle card={card} />
          <span className="flex flex-wrap items-center gap-x-5 text-small text-sub tabular">
            {formatPeriodNextTo(conditions, period)}
            <PeriodStatus />
          </span>
        </span>
      </Anchor>
    </li>
  )
}
