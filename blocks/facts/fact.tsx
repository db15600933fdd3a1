import type { BlockProps } from '../block-props.ts'
import { RichText } from '../rich-text.tsx'

export function Fact({ term, scope, children }: BlockProps<'Fact'>) {
  return (
    <div className="grid grid-cols-[min(7.5em,50%)_minmax(0,1fr)] gap-3 py-3">
      <dt className="pt-0.5 text-note text-sub">
        <RichText text={term} scope={scope} />
      </dt>
      <dd className="font-bold text-pretty">{children}</dd>
    </div>
  )
}
