import type { BlockProps } from '../block-props.ts'
import { Picture } from '../picture.tsx'

/** The large picture of a stage, over the column's whole width. `isFirst` where it is the first one of its page. */
export function KeyVisual({
  scope: _scope,
  children: _children,
  isFirst = false,
  ...image
}: BlockProps<'KeyVisual'> & { isFirst?: boolean }) {
  return <Picture image={image} slot="stage" className="block h-auto w-full" isFirst={isFirst} />
}
