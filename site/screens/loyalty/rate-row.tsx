import { formatNumber } from '#blocks/format.ts'

import { ChangingText } from '../../shared/changing-text.tsx'

type Props = { label: string; detail: string; rate: number }

/** A point rate in percent, as the big figure, with a label. */
export function RateRow({ label, detail, rate }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-4">
      <dt className="min-w-28 flex-1">
        <span className="block leading-snug font-bold">{label}</span>
        <span className="block text-small text-sub">{detail}</span>
      </dt>
      <dd className="figure-number text-[clamp(3rem,16vw,4rem)] leading-tight whitespace-nowrap">
        <ChangingText>{formatNumber(rate)}</ChangingText>
        <span className="text-[0.45em]">%</span>
      </dd>
    </div>
  )
}
