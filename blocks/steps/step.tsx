import type { BlockProps } from '../block-props.ts'
import { Heading } from '../heading.tsx'
import { RichText } from '../rich-text.tsx'

const disc =
  '[counter-increment:step] before:grid before:size-9 before:place-items-center before:rounded-full before:bg-(--stage) before:font-black before:content-[counter(step)] ended:before:bg-wash'
const thread =
  'not-last:after:absolute not-last:after:top-10 not-last:after:bottom-1 not-last:after:left-[1.0625rem] not-last:after:border-l-2 not-last:after:border-dashed not-last:after:border-line'

export function Step({ title, scope, children }: BlockProps<'Step'>) {
  return (
    <li className={`relative grid grid-cols-[2.25rem_1fr] gap-3 not-last:pb-5 ${disc} ${thread}`}>
      <div>
        <Heading level={scope.headingLevel + 1} className="pt-1 leading-snug font-bold">
          <RichText text={title} scope={scope} />
        </Heading>
        <div className="mt-1 text-note text-sub">{children}</div>
      </div>
    </li>
  )
}
