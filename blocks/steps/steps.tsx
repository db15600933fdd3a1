import type { BlockProps } from '../block-props.ts'

/** Instructions, in order. `.step` in `theme.css` draws their numbers. */
export function Steps({ children }: BlockProps<'Steps'>) {
  return <ol className="[counter-reset:step]">{children}</ol>
}
