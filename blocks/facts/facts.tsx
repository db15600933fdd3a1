import type { BlockProps } from '../block-props.ts'
import { RichText } from '../rich-text.tsx'

/** A term with its value. */
export function Fact({ term, scope, children }: BlockProps<'Fact'>) {
  return (
    <div className="grid fact-columns gap-3 py-3">
      <dt className="pt-1 text-small text-sub">
        <RichText text={term} scope={scope} />
      </dt>
      <dd className="font-bold text-pretty">{children}</dd>
    </div>
  )
}

/**
 * Terms with their descriptions, such as when points are granted. Its children are `Fact` blocks, each with one term.
 * Not to be confused with the facts of the glossary, which are values that sentences state by name.
 */
export function Facts({ children }: BlockProps<'Facts'>) {
  return <dl className="rows border-y border-line">{children}</dl>
}
