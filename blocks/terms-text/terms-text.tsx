import type { BlockProps } from '../block-props.ts'
import { Heading } from '../heading.tsx'
import { RichText } from '../rich-text.tsx'

/** Terms in full. */
export function TermsText({ title, scope, children }: BlockProps<'TermsText'>) {
  return (
    <div className="rounded-card bg-wash p-5">
      <Heading level={scope.headingLevel + 1} className="font-bold">
        <RichText text={title} scope={scope} />
      </Heading>
      <div className="mt-2 text-note text-sub">{children}</div>
    </div>
  )
}
