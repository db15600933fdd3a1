import type { Scope } from '#blocks/block-props.ts'
import { PeriodFacts } from '#blocks/period-facts/period-facts.tsx'
import { TargetRow } from '#blocks/period-facts/target-row.tsx'
import type { Period } from '#schemas/period.ts'

type Props = { period: Period | undefined; target: string; scope: Scope }

/** The status from the server; its line is there from the start. */
function AnnouncedStatus() {
  return (
    <p className="h-6 text-note font-bold unscripted:hidden">
      <span className="hidden upcoming:inline">開催前</span>
      <span className="hidden running:inline">開催中</span>
      <span className="hidden ended:inline">このキャンペーンは終了しました</span>
    </p>
  )
}

/** Period and who is eligible; without a period the status from the server, and who is eligible (D21). */
export function CampaignFacts({ period, target, scope }: Props) {
  if (period) return <PeriodFacts period={period} target={target} scope={scope} />
  return (
    <div className="border-b border-line px-5 py-4">
      <AnnouncedStatus />
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4">
        <TargetRow target={target} scope={scope} />
      </dl>
    </div>
  )
}
