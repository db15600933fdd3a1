import type { BlockProps } from '../block-props.ts'

/** Terms with their descriptions, such as when points are granted. */
export function Facts({ children }: BlockProps<'Facts'>) {
  return <dl className="rows border-y border-line">{children}</dl>
}
