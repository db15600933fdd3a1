'use client'

import { Figure } from '#blocks/figure/figure.tsx'
import { formatNumber } from '#blocks/format.ts'
import type { OutputOf } from '#api-client/calls/call.ts'
import type { getLoyalty } from '#api-client/calls/get-loyalty.ts'

import { CardState } from './card-state.tsx'
import { getRate, type RateName } from './get-rate.ts'
import type { RatesLabels } from './labels.ts'

type Props = { labels: RatesLabels; first: RateName; loyalty: OutputOf<typeof getLoyalty> }

/**
 * The rate in percent that the stage does not show, and the state of the card, which fills the rest of its space: below
 * the rate, and beside it on a desktop.
 */
export function Rates({ labels, first, loyalty }: Props) {
  const other = first === 'inner' ? 'outer' : 'inner'
  const { label, detail } = labels[other]
  const rate = getRate(loyalty, other)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] desktop:grid-cols-2 desktop:grid-rows-[1fr_auto] desktop:gap-x-8">
      <dl className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card bg-wash p-5">
        <dt>
          <span className="block leading-snug font-bold">{label}</span>
          <span className="block text-small text-sub">{detail}</span>
        </dt>
        <dd key={rate} className="flex text-[4rem] leading-none">
          <Figure text={`${formatNumber(rate)}%`} unitScale={0.5} />
        </dd>
      </dl>
      <p className="mt-2 text-small text-sub">{labels.note}</p>
      <CardState labels={labels} hasActiveCard={loyalty.hasActiveCard} />
    </div>
  )
}
