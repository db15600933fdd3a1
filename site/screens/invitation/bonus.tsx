import type { ReactNode } from 'react'

import type { Scope } from '#blocks/block-props.ts'
import { Chip, Chips } from '#blocks/chips.tsx'
import { Figure } from '#blocks/figure/figure.tsx'
import { RichText } from '#blocks/rich-text.tsx'

type Props = {
  figure: string
  bonusLead: string
  bonusLabel: string
  conditions: readonly string[]
  scope: Scope
  /** The action, which a low window shows above the conditions. */
  children: ReactNode
}

/** The bonus of both sides as the largest figure, with its conditions in the same view. */
export function Bonus({ figure, bonusLead, bonusLabel, conditions, scope, children }: Props) {
  return (
    <>
      <p className="mt-3 font-bold text-balance">{bonusLead}</p>
      <p className="mt-4">
        <Figure text={`${figure}P`} className="stage-figure-long" />
      </p>
      <p className="mt-3 text-lead leading-snug font-extrabold">
        <RichText text={bonusLabel} scope={scope} />
      </p>
      <div className="grid">
        <Chips>
          {conditions.map((condition) => (
            <Chip key={condition}>{condition}</Chip>
          ))}
        </Chips>
        {children}
      </div>
    </>
  )
}
