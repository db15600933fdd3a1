import { anchorId, type BlockProps } from '../block-props.ts'
import { Heading } from '../heading.tsx'
import { RichText } from '../rich-text.tsx'

/** Questions with their answers, all expanded, so that no limitation of a claim is hidden. */
export function Faq({ scope, children }: BlockProps<'Faq'>) {
  return (
    <div id={anchorId(scope, 'faq')} className="rows border-y border-line">
      {children}
    </div>
  )
}

const letter = 'absolute left-0 font-black'

/** A question, with its answer. */
export function Question({ title, scope, children }: BlockProps<'Question'>) {
  return (
    <div className="py-4">
      <Heading level={scope.headingLevel + 1} className="relative pl-7 leading-snug font-bold">
        <span aria-hidden="true" className={letter}>
          Q
        </span>
        <RichText text={title} scope={scope} />
      </Heading>
      <div className="relative mt-2 pl-7 text-note text-sub">
        <span aria-hidden="true" className={`${letter} text-body leading-snug text-accent ended:text-sub`}>
          A
        </span>
        {children}
      </div>
    </div>
  )
}
