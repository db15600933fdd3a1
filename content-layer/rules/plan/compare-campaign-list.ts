import { diagnosticIn, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type { PlanEntry } from '../../plan/read-plan.ts'

/** Finds campaigns that are only in the plan, or only in the month. `campaigns` are those of the plan's month. */
export function comparePlannedCampaigns(
  { file, rows, lines }: PlanEntry,
  campaigns: readonly { id: string; file: string }[],
): Diagnostic[] {
  const ids = campaigns.map(({ id }) => id)
  const missing = rows
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, row }): Diagnostic => {
      const position = { line: lines.get(id) ?? 1, column: 1 }
      const problem = { kind: 'plan-campaign-missing', details: { id, row, ...suggest(id, ids) } } as const
      return { ...diagnosticIn(file, problem, position), field: 'id' }
    })
  const unplanned = campaigns
    .filter(({ id }) => rows.length > 0 && !lines.has(id))
    .map((campaign) => diagnosticIn(campaign.file, { kind: 'plan-campaign-unplanned', details: { id: campaign.id } }))
  return [...missing, ...unplanned]
}
