import type { ReactNode } from 'react'

import type { Facts } from '#content-layer/placeholders/fact.ts'

import { readAs, typedFigures } from './available-terms.ts'

type Props = {
  text: string
  facts: Facts
  /** Replaces part of the text; offsets are in UTF-16 units. */
  onReplace: (range: { start: number; end: number }, text: string) => void
}

/** The lines below a text: the text that readers will see, and figures that a term could state. */
export function SentenceHints({ text, facts, onReplace }: Props): ReactNode {
  const reading = readAs(text, facts)
  return (
    <>
      {reading !== undefined && (
        <p className="own-reading">
          <span className="own-shown">読まれる文：</span>
          {reading}
        </p>
      )}
      {typedFigures(text, facts).map(({ typed, offset, references }) => (
        <p className="own-figure" key={offset}>
          {`「${typed}」は `}
          {references.map((reference) => (
            <button
              type="button"
              key={reference}
              onClick={() => onReplace({ start: offset, end: offset + typed.length }, reference)}
            >
              {reference}
            </button>
          ))}
          {' と書けます'}
        </p>
      ))}
    </>
  )
}
