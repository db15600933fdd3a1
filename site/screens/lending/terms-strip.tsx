import { formatNumber } from '#blocks/format.ts'

import { ChangingText } from '../../shared/changing-text.tsx'
import type { LendingTerms } from './lending-terms.ts'
import { formatRate } from './format.ts'
import type { SimulatorLabels } from './labels.ts'

type TermProps = {
  name: string
  figure: string
  unit: string
  isQuiet?: boolean
}

function Term({ name, figure, unit, isQuiet = false }: TermProps) {
  return (
    <div className="grow">
      <dt className="text-small text-sub">{name}</dt>
      <dd
        className={`${figure.length > 12 ? 'break-all' : 'whitespace-nowrap'} tabular text-heading ${isQuiet ? 'text-sub' : 'font-extrabold'}`}
      >
        <ChangingText>{figure}</ChangingText>
        <span className="text-note">{unit}</span>
      </dd>
    </div>
  )
}

type TermsStripProps = {
  terms: Pick<LendingTerms, 'loanableAmount' | 'interestRate' | 'preferentialInterestRate'>
  max: number
  labels: SimulatorLabels
}

/**
 * What the simulation shows, for the visitor's limit and rate; a preferential rate is next to the regular one (D11).
 * Without the visitor's own limit, that of the service is not shown in its place.
 */
export function TermsStrip({ terms, max, labels }: TermsStripProps) {
  const { loanableAmount, interestRate, preferentialInterestRate } = terms
  const hasPreference = preferentialInterestRate !== undefined
  return (
    <div>
      <p className="mb-4 text-note text-sub">{labels.lead}</p>
      <dl className="flex flex-wrap items-end gap-x-6 gap-y-2 border-y border-line py-3">
        {loanableAmount !== undefined && <Term name={labels.limit} figure={formatNumber(max)} unit={labels.yen} />}
        {hasPreference && (
          <Term name={labels.preferentialRate} figure={formatRate(preferentialInterestRate)} unit="%" />
        )}
        {interestRate !== undefined && (
          <Term name={labels.normalRate} figure={formatRate(interestRate)} unit="%" isQuiet={hasPreference} />
        )}
      </dl>
    </div>
  )
}
