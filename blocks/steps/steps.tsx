import type { BlockProps } from '../block-props.ts'

/** What to do, in order. */
export function Steps({ children }: BlockProps<'Steps'>) {
  return <ol className="[counter-reset:step]">{children}</ol>
}
