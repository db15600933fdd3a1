import type { BlockProps } from '../block-props.ts'
import { Picture } from '../picture.tsx'

/** The large picture of a stage, as wide as the column. `isFirst` for the first one on its page. */
export function KeyVisual({
  scope: _scope,
  children: _children,
  isFirst = false,
  ...image
}: BlockProps<'KeyVisual'> & { isFirst?: boolean }) {
  return <Picture image={image} slot="stage" className="block h-auto w-full" isFirst={isFirst} />
}
