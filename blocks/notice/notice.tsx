import type { BlockProps } from '../block-props.ts'
import { Heading } from '../heading.tsx'
import { RichText } from '../rich-text.tsx'

/** An important notice. */
export function Notice({ title, scope, children }: BlockProps<'Notice'>) {
  return (
    <div className="rounded-card border-2 border-ink p-5">
      <Heading level={scope.headingLevel + 1} className="font-extrabold">
        <RichText text={title} scope={scope} />
      </Heading>
      <div className="mt-2 text-note">{children}</div>
    </div>
  )
}
