import { Figure } from '#blocks/figure/figure.tsx'
import { formatNumber } from '#blocks/format.ts'

type Props = { label: string; detail: string; rate: number }

/** A point rate in percent as a large figure, with its label above. */
export function RateRow({ label, detail, rate }: Props) {
  return (
    <div className="flex flex-col justify-between gap-4 rounded-card bg-wash p-5">
      <dt>
        <span className="block leading-snug font-bold">{label}</span>
        <span className="block text-small text-sub">{detail}</span>
      </dt>
      <dd key={rate} className="flex text-[4rem] leading-none">
        <Figure text={`${formatNumber(rate)}%`} unitScale={0.5} />
      </dd>
    </div>
  )
}
