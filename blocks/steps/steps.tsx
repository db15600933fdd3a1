import type { BlockProps } from '../block-props.ts'
import { Heading } from '../heading.tsx'
import { RichText } from '../rich-text.tsx'

/** Instructions, in order. `.step` in `theme.css` draws their numbers. */
export function Steps({ children }: BlockProps<'Steps'>) {
  return <ol className="[counter-reset:step]">{children}</ol>
}

/** One instruction, with its explanation. */
export function Step({ title, scope, children }: BlockProps<'Step'>) {
  return (
    <li className="step">
      <div>
        <Heading level={scope.headingLevel + 1} className="pt-1 leading-snug font-bold">
          <RichText text={title} scope={scope} />
        </Heading>
        <div className="mt-1 text-note text-sub">{children}</div>
      </div>
    </li>
  )
}
