import type { BlockProps } from '../block-props.ts'

/**
 * Terms with their descriptions, such as when points are granted. Its children are `Fact` blocks, each with one term.
 * Not to be confused with the facts of the glossary, which are values that sentences state by name.
 */
export function Facts({ children }: BlockProps<'Facts'>) {
  return <dl className="rows border-y border-line">{children}</dl>
}
