'use client'

import { useQuery } from '@tanstack/react-query'

import { Figure } from '#blocks/figure/figure.tsx'
import { formatNumber } from '#blocks/format.ts'
import { getLoyalty } from '#api-client/calls/get-loyalty.ts'
import { readQuery } from '#api-client/queries.ts'

import { client } from '../../api.ts'
import { ErrorBoundary } from '../../shared/error-boundary.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { useSignInState } from '../../shared/use-sign-in-state.ts'
import type { RatesLabels } from './labels.ts'

type Props = { labels: RatesLabels; first: 'inner' | 'outer' }

/**
 * The visitor's own rate in percent on the stage, and how to raise it. Its space is reserved from the start: a dash is
 * shown until the rate is known, and to visitors who are not signed in.
 */
export function StageRate(props: Props) {
  const { labels, first } = props
  const unknown = (
    <StageRateFigure labels={labels} label={labels[first].label} figure={undefined} note={labels.stage.raise} />
  )
  return (
    <ErrorBoundary fallback={unknown}>
      <CurrentRate {...props} />
    </ErrorBoundary>
  )
}

function CurrentRate({ labels, first }: Props) {
  const isInBrowser = useInBrowser(() => true) === true
  const { data } = useQuery(readQuery(client, getLoyalty, {}))
  const isSignedOut = useSignInState() === 'not-signed-in'
  const loyalty = isInBrowser && !isSignedOut ? data : undefined
  const rate = loyalty && (first === 'inner' ? loyalty.pointRateForInnerPay : loyalty.pointRateForOuterPay)
  return (
    <StageRateFigure
      labels={labels}
      label={labels[first].label}
      figure={rate === undefined ? undefined : formatNumber(rate)}
      note={isSignedOut ? labels.stage.signedOut : labels.stage.raise}
    />
  )
}

type FigureProps = { labels: RatesLabels; label: string; figure: string | undefined; note: string }

/** The figure with its label; a dash if there is none. */
function StageRateFigure({ labels, label, figure, note }: FigureProps) {
  return (
    <div className="mt-4">
      <p className="leading-tight font-extrabold">
        {labels.stage.own}
        <span className="ml-2 text-small font-bold">{label}</span>
      </p>
      <p className="mt-3 flex h-[1lh] items-center text-[min(26vw,7.5rem)] leading-[0.75]">
        {figure === undefined ? <span key="unknown">–</span> : <Figure key={figure} text={`${figure}%`} />}
      </p>
      <p className="mt-3 grid text-note font-bold *:[grid-area:1/1]">
        {[labels.stage.raise, labels.stage.signedOut].map((text) => (
          <span key={text} data-text={text} aria-hidden="true" className="reserved" />
        ))}
        <span key={note}>{note}</span>
      </p>
    </div>
  )
}
