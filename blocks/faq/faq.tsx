import { anchorId, type BlockProps } from '../block-props.ts'

/** Questions with their answers, all expanded, so that no limitation of a claim is hidden. */
export function Faq({ scope, children }: BlockProps<'Faq'>) {
  return (
    <div id={anchorId(scope, 'faq')} className="rows border-y border-line">
      {children}
    </div>
  )
}
