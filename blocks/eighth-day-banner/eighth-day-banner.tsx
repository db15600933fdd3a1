import { inJapan } from '#domain/time/format-time.ts'
import { parseStart } from '#domain/time/japan-time.ts'

import type { BlockProps } from '../block-props.ts'
import { describeCap } from '../rate-and-cap.ts'

/** The eighth day as a calendar page, next to its rate and cap. */
export function EighthDayBanner({ period, reductionRate, maximumGrantPoint }: BlockProps<'EighthDayBanner'>) {
  const { month, day, weekday } = inJapan(parseStart(period.start))
  return (
    <p className="flex items-center gap-4 rounded-card bg-(--stage) p-4 ended:bg-wash">
      <span className="grid w-18 shrink-0 overflow-hidden rounded-tile border-[3px] border-ink bg-paper text-center leading-none">
        <span className="bg-ink py-1 text-tiny font-bold text-paper">{month}月</span>
        <span className="pt-1.5 text-[2rem] figure-number">{day}</span>
        <span className="pt-0.5 pb-1.5 text-tiny font-bold">日({weekday})</span>
      </span>
      <span className="font-extrabold">
        <span className="block text-note leading-snug">この日のお支払いに</span>
        <span className="block text-heading">
          ＋<span className="text-figure figure-number">{reductionRate}</span>%還元
        </span>
        <span className="block text-note leading-snug">{describeCap(maximumGrantPoint)}</span>
      </span>
    </p>
  )
}
