import type { Scope } from '../block-props.ts'
import { RichText } from '../rich-text.tsx'

/** Who is eligible, as a row of a description list. */
export function TargetRow({ target, scope }: { target: string; scope: Scope }) {
  return (
    <>
      <dt className="pt-0.5 text-small text-sub">対象</dt>
      <dd className="font-bold text-balance">
        <RichText text={target} scope={scope} />
      </dd>
    </>
  )
}
