'use client'

import { useQuery } from '@tanstack/react-query'

import { Figure } from '#blocks/figure/figure.tsx'
import { formatNumber } from '#blocks/format.ts'
import { getLoyalty } from '#api-client/calls/get-loyalty.ts'
import { readQuery } from '#api-client/queries.ts'

import { client } from '../../api.ts'
import { ChangingText } from '../../shared/changing-text.tsx'
import { ErrorBoundary } from '../../shared/islands/error-boundary.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { useSignInState } from '../../shared/context/use-sign-in-state.ts'
import { getRate, type RateName } from './get-rate.ts'
import type { RatesLabels } from './labels.ts'

type Props = { labels: RatesLabels; first: RateName; baseRate: number }

/**
 * The visitor's own rate in percent on the stage, and how to raise it. Its space is reserved from the start. Without an
 * active card it is the rate that a card would give. Visitors who are not signed in, or have no readable rate, see the
 * rate that everyone gets.
 */
export function StageRate(props: Props) {
  return (
    <ErrorBoundary fallback={<StageRateFigure {...props} rate={undefined} />}>
      <CurrentRate {...props} />
    </ErrorBoundary>
  )
}

function CurrentRate(props: Props) {
  const isInBrowser = useInBrowser(() => true) === true
  const { data, isLoading } = useQuery(readQuery(client, getLoyalty, {}))
  const isSignedOut = useSignInState() === 'not-signed-in'
  const loyalty = isInBrowser && !isSignedOut ? data : undefined
  const rate = loyalty && getRate(loyalty, props.first)
  const isUnknown = rate === undefined && !isSignedOut && (isLoading || !isInBrowser)
  const hasCard = loyalty?.hasActiveCard === true
  return <StageRateFigure {...props} rate={rate} hasCard={hasCard} isSignedOut={isSignedOut} isLoading={isUnknown} />
}

type FigureProps = Props & { rate: number | undefined; hasCard?: boolean; isSignedOut?: boolean; isLoading?: boolean }

/** The figure with its label. Where no script will ever read the rate, everyone's is shown at once. */
function StageRateFigure({
  labels,
  first,
  baseRate,
  rate,
  hasCard = false,
  isSignedOut = false,
  isLoading = false,
}: FigureProps) {
  const { own, withoutCard, everyone, raise, signedOut } = labels.stage
  const rateLabel = hasCard ? own : withoutCard
  const note = isSignedOut ? signedOut : raise
  const figure = `${formatNumber(rate ?? baseRate)}%`
  const hidden = isLoading ? 'invisible unscripted:visible hydration-failed:visible' : ''
  return (
    <div className="mt-4">
      <p className={`leading-tight font-extrabold ${hidden}`.trim()}>
        <ChangingText>{rate === undefined ? everyone : rateLabel}</ChangingText>
        {rate !== undefined && <span className="ml-2 text-small font-bold">{labels[first].label}</span>}
      </p>
      <p className={`mt-3 flex h-[1lh] items-center text-[min(26vw,7.5rem)] leading-[0.75] ${hidden}`.trim()}>
        <Figure key={figure} text={figure} />
      </p>
      <p className="mt-3 grid text-note font-bold *:[grid-area:1/1]">
        {[raise, signedOut].map((text) => (
          <span key={text} data-text={text} aria-hidden="true" className="reserved" />
        ))}
        <span key={note}>{note}</span>
      </p>
    </div>
  )
}
