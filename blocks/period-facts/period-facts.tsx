import type { BlockProps, Scope } from '../block-props.ts'
import { describePeriod } from '../format.ts'
import { RichText } from '../rich-text.tsx'

export const periodTerm = '期間'
export const targetTerm = '対象'

/** A row of a description list that states who is eligible. */
export function TargetRow({ target, scope }: { target: string; scope: Scope }) {
  return (
    <>
      <dt className="pt-0.5 text-small text-sub">{targetTerm}</dt>
      <dd className="font-bold text-balance">
        <RichText text={target} scope={scope} />
      </dd>
    </>
  )
}

/** The period and who is eligible, directly below the stage. */
export function PeriodFacts({ period, target, scope }: BlockProps<'PeriodFacts'>) {
  const { start, end, isOneDay } = describePeriod(period)
  return (
    <div className="border-b border-line px-5 py-4 desktop:border-0">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="pt-0.5 text-small text-sub">{periodTerm}</dt>
        <dd className="font-bold tabular">
          <time dateTime={start.dateTime} className="inline-block">
            {start.text}
          </time>
          〜{!isOneDay && <wbr />}
          <time dateTime={end.dateTime} className="inline-block">
            {end.text}
          </time>
        </dd>
        <TargetRow target={target} scope={scope} />
      </dl>
    </div>
  )
}
