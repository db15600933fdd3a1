import type { BlockProps } from '../block-props.ts'
import { Picture } from '../picture.tsx'

/** The large picture of a stage, over the column's whole width. */
export function KeyVisual({ scope: _scope, children: _children, ...image }: BlockProps<'KeyVisual'>) {
  return <Picture image={image} className="block h-auto w-full" isFirst />
}
