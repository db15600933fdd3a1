import type { BlockProps } from '../block-props.ts'

/** Instructions, in order. */
export function Steps({ children }: BlockProps<'Steps'>) {
  return <ol className="[counter-reset:step]">{children}</ol>
}
