import type { Scope } from '../block-props.ts'
import { RichText } from '../rich-text.tsx'

/** A row of a description list that states who is eligible. */
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
