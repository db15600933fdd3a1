import type { ReactNode } from 'react'

import type { Facts } from '#content-layer/terms/fact.ts'

import { readAs, typedFigures } from './terms.ts'

type Props = { text: string; facts: Facts; onChange: (text: string) => void }

/** What stands below a text: what will be read, and figures that a term could state. */
export function BelowSentence({ text, facts, onChange }: Props): ReactNode {
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
              onClick={() => onChange(text.slice(0, offset) + reference + text.slice(offset + typed.length))}
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
