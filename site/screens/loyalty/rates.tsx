'use client'

import { Figure } from '#blocks/figure/figure.tsx'
import { formatNumber } from '#blocks/format.ts'
import type { OutputOf } from '#api-client/calls/call.ts'
import type { getLoyalty } from '#api-client/calls/get-loyalty.ts'

import { CardState } from './card-state.tsx'
import type { RatesLabels } from './labels.ts'

/** A point rate in percent as a large figure, with its label above. */
function RateRow({ label, detail, rate }: { label: string; detail: string; rate: number }) {
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

type Props = { labels: RatesLabels; first: 'inner' | 'outer'; loyalty: OutputOf<typeof getLoyalty> }

const orders = { inner: ['inner', 'outer'], outer: ['outer', 'inner'] } as const

/** Both rates in percent, the page's own one first, and the state of the card. */
export function Rates({
  labels,
  first,
  loyalty: { pointRateForInnerPay, pointRateForOuterPay, hasActiveCard },
}: Props) {
  const rates = { inner: pointRateForInnerPay, outer: pointRateForOuterPay }
  return (
    <div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        {orders[first].map((position) => (
          <RateRow key={position} {...labels[position]} rate={rates[position]} />
        ))}
      </dl>
      <p className="mt-2 text-small text-sub">{labels.note}</p>
      <CardState labels={labels} hasActiveCard={hasActiveCard} />
    </div>
  )
}
