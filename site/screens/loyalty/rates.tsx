'use client'

import type { OutputOf } from '#api-client/calls/call.ts'
import type { getLoyalty } from '#api-client/calls/get-loyalty.ts'

import { CardState } from './card-state.tsx'
import { RateRow } from './rate-row.tsx'
import type { RatesLabels } from './labels.ts'

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
