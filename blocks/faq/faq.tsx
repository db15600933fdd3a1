import type { BlockProps } from '../block-props.ts'

/** Questions with their answers, all open: nothing that limits a claim is hidden. */
export function Faq({ children }: BlockProps<'Faq'>) {
  return (
    <div id="faq" className="divide-y divide-line border-y border-line">
      {children}
    </div>
  )
}
