import { diagnosticIn, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type { PlanEntry } from '../../plan/read-plan.ts'

/** Finds campaigns that are only in the plan, or only in the month. `campaigns` are those of the plan's month. */
export function comparePlannedCampaigns(
  { file, rows, lines, diagnostics }: PlanEntry,
  campaigns: readonly { id: string; file: string }[],
): Diagnostic[] {
  const ids = campaigns.map(({ id }) => id)
  const missing = rows.filter(({ id }) => !ids.includes(id)).map(({ id, row }) => ({ id, row, ...suggest(id, ids) }))
  const diagnosticsOfMissing = missing.map((details): Diagnostic => {
    const position = { line: lines.get(details.id) ?? 1, column: 1 }
    return { ...diagnosticIn(file, { kind: 'plan-campaign-missing', details }, position), field: 'id' }
  })
  // A campaign whose row has its id misspelt is planned, and one whose row cannot be read may be.
  const isBroken = diagnostics.some(({ kind }) => kind === 'plan-broken')
  const isMeant = (id: string) => missing.some(({ suggestion }) => suggestion === id)
  const unplanned = campaigns
    .filter(({ id }) => rows.length > 0 && !isBroken && !lines.has(id) && !isMeant(id))
    .map((campaign) => diagnosticIn(campaign.file, { kind: 'plan-campaign-unplanned', details: { id: campaign.id } }))
  return [...diagnosticsOfMissing, ...unplanned]
}
