'use client'

import type { ReactNode } from 'react'

import { formatNumber } from '#blocks/format.ts'

import { ChangingText } from '../../shared/changing-text.tsx'
import { Skeleton } from '../../shared/queries/skeleton.tsx'
import { QueryResult } from '../../shared/queries/query-result.tsx'
import type { useSimulation } from './use-simulation.ts'
import type { SimulatorLabels } from './labels.ts'

type State = Pick<ReturnType<typeof useSimulation>, 'choicesQuery' | 'choices' | 'chosen' | 'areChoicesLate'>
type Props = {
  state: State
  isPending: boolean
  hasAmount: boolean
  labels: SimulatorLabels
  onChoose: (monthlyRepayAmount: number) => void
}

function Empty({ children }: { children: string }) {
  return (
    <p className="rounded-tile border-2 border-dashed border-line px-5 py-5 text-note text-sub">
      <ChangingText>{children}</ChangingText>
    </p>
  )
}

type FrameProps = { isLate?: boolean; labels: SimulatorLabels; children?: ReactNode }

/**
 * Heading and space for two rows of choices, as the first amount has; on a desktop, where nothing follows below, for
 * three, so that nothing shifts when another amount has more.
 */
export function ChoicesFrame({ isLate = false, labels, children }: FrameProps) {
  return (
    <fieldset aria-busy={isLate}>
      <legend className="text-lead font-extrabold">{labels.choices}</legend>
      <div className="mt-3 grid min-h-28 desktop:min-h-43 grid-cols-[minmax(0,1fr)] content-start">{children}</div>
    </fieldset>
  )
}

/**
 * The monthly repayments to choose from, in yen. The previous amount's choices stay, dimmed, until the new ones arrive.
 */
export function Choices({ state, isPending, hasAmount, labels, onChoose }: Props) {
  const { choicesQuery, choices, chosen, areChoicesLate } = state
  // After a choice, the result panel shows it.
  const isOffline = areChoicesLate && choicesQuery.fetchStatus === 'paused' && chosen === undefined
  return (
    <ChoicesFrame isLate={areChoicesLate} labels={labels}>
      {hasAmount ? (
        <QueryResult
          query={choicesQuery}
          skeleton={
            <Skeleton>
              <div className="h-28 desktop:h-43" />
            </Skeleton>
          }
        >
          {() =>
            choices.length === 0 ? (
              <Empty>{labels.noChoices}</Empty>
            ) : (
              <div className={`full-rows ${areChoicesLate || isPending ? 'text-sub' : ''}`}>
                {choices.map((amount) => (
                  <ChoiceTile
                    key={amount}
                    amount={amount}
                    unit={labels.yen}
                    isChosen={amount === chosen}
                    onChoose={() => onChoose(amount)}
                  />
                ))}
              </div>
            )
          }
        </QueryResult>
      ) : (
        <Empty>{labels.noAmount}</Empty>
      )}
      <p role="status" className="text-note font-bold">
        {isOffline && <span className="block pt-2">{labels.offline}</span>}
      </p>
    </ChoicesFrame>
  )
}

type TileProps = { amount: number; unit: string; isChosen: boolean; onChoose: () => void }

function ChoiceTile({ amount, unit, isChosen, onChoose }: TileProps) {
  return (
    <label className="relative grid min-h-13">
      <input
        type="radio"
        name="monthly"
        value={amount}
        checked={isChosen}
        onChange={onChoose}
        className="peer absolute inset-0 scroll-mb-28 cursor-pointer opacity-0"
      />
      <span className="grid place-items-center rounded-tile border-2 border-line bg-paper px-1 text-center font-bold break-all tabular peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-checked:solid-when-forced peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
        <span>
          {formatNumber(amount)}
          <span className="text-small">{unit}</span>
        </span>
      </span>
    </label>
  )
}
