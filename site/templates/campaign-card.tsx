import { describeCap, formatNumber, shortPeriod } from '#blocks/format.ts'
import { periodData } from '#blocks/period-data.ts'
import { PeriodStatus } from '#blocks/period-status.tsx'
import { Picture } from '#blocks/picture.tsx'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'

import type { CampaignEntry } from '../content-layer/documents.ts'

type Props = { entry: CampaignEntry; href: string; isFirst: boolean }

/** A campaign on its month's page: colour, number, cap, period and a small picture. */
export function CampaignCard({ entry, href, isFirst }: Props) {
  const { title, bgcolor, keyVisual, headline, maximumGrantPoint, period } = entry.card
  const figure = formatNumber(headline.figure)
  return (
    <li {...periodData(period)}>
      <StageColor color={bgcolor} />
      <a href={href} className={`block overflow-hidden rounded-card no-underline ${stageClass(bgcolor)} bg-(--stage) ended:bg-wash`}>
        <span className="grid grid-cols-[1fr_8rem] items-end px-5 pt-5 tablet:grid-cols-[1fr_11rem]">
          <span className="pb-4">
            <span className="block text-lead leading-snug font-extrabold whitespace-pre-line">{title}</span>
            <span className="mt-2 flex items-end">
              {headline.kind === 'extra' && <span className="self-center text-heading font-black">＋</span>}
              <span className="text-[4rem] leading-[0.9] figure-number">{figure}</span>
              <span className="ml-0.5 text-heading leading-none font-black">{headline.unit}</span>
              <span className="ml-2 text-small leading-tight font-bold whitespace-pre-line">{headline.label}</span>
            </span>
            {headline.plus && <span className="mt-1 block text-note font-bold tabular-nums">＋{formatNumber(headline.plus.points)}ポイント</span>}
          </span>
          <span className="self-end ended:grayscale">
            <Picture image={{ ...keyVisual, alt: '' }} className="-mr-2 block h-auto w-full" isFirst={isFirst} />
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-t-2 border-ink/10 bg-paper/60 px-5 py-2.5 text-note leading-snug font-bold tabular-nums">
          {maximumGrantPoint !== undefined && <span>{describeCap(maximumGrantPoint)}</span>}
          <span>{shortPeriod(period)}</span>
          <PeriodStatus isShort />
        </span>
      </a>
    </li>
  )
}
