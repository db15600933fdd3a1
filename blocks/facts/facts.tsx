import type { BlockProps } from '../block-props.ts'

/** Terms with what they mean, such as when points come. */
export function Facts({ children }: BlockProps<'Facts'>) {
  return <dl className="divide-y divide-line border-y border-line">{children}</dl>
}
