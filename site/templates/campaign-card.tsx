import { describeCap, formatNumber, shortPeriod } from '#blocks/format.ts'
import { periodData } from '#blocks/period-data.ts'
import { PeriodStatus } from '#blocks/period-status.tsx'
import { Picture } from '#blocks/picture.tsx'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'

import type { CampaignEntry } from '../content-layer/documents.ts'

type Props = { entry: CampaignEntry; href: string; isFirst: boolean }

/** A campaign on its month's page: colour, number, cap, period and a small picture. */
export function CampaignCard({ entry, href, isFirst }: Props) {
  const { title, bgcolor, keyVisual, headline, maximumGrantPoint, conditions, period } = entry.card
  const figure = formatNumber(headline.figure)
  const limits = [...(maximumGrantPoint === undefined ? [] : [describeCap(maximumGrantPoint)]), ...conditions]
  return (
    <li {...periodData(period)}>
      <StageColor color={bgcolor} />
      <a href={href} className={`block overflow-hidden rounded-card no-underline ${stageClass(bgcolor)} bg-(--stage) ended:bg-wash`}>
        <span className="grid grid-cols-[1fr_8rem] items-end px-5 pt-5 tablet:grid-cols-[1fr_11rem]">
          <span className="pb-4">
            <span className="mb-1 block text-small font-bold">{entry.tag}</span>
            <span className="block text-lead leading-snug font-extrabold whitespace-pre-line">{title}</span>
            <span className={`mt-2 flex items-end ${figure.length > 2 ? 'flex-wrap' : ''}`}>
              {headline.kind === 'extra' && <span className="self-center text-heading font-black">＋</span>}
              <span className="text-[4rem] leading-[0.9] figure-number whitespace-nowrap">{figure}</span>
              <span className="ml-0.5 text-heading leading-none font-black">{headline.unit}</span>
              <span className={`text-small leading-tight font-bold ${figure.length > 2 ? 'basis-full pt-1.5' : 'ml-2 whitespace-pre-line'}`}>
                {headline.label}
              </span>
            </span>
            {headline.plus && (
              <span className="mt-2 block text-small leading-snug font-bold tabular-nums">
                ＋{formatNumber(headline.plus.points)}ポイント（{headline.plus.label}）
              </span>
            )}
          </span>
          <span className="self-end ended:grayscale">
            <Picture image={{ ...keyVisual, alt: '' }} className="-mr-2 block h-auto w-full" isFirst={isFirst} />
          </span>
        </span>
        <span className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-t-2 border-ink/10 bg-paper/60 px-5 py-2.5 text-note leading-snug tabular-nums">
          <b className="font-bold">{limits.join('・')}</b>
          <PeriodStatus isShort />
          <span className="col-span-2">{shortPeriod(period)}</span>
        </span>
      </a>
    </li>
  )
}
