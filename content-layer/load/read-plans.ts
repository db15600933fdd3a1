import { diagnosticIn, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { readBytes } from '../source/files/content-files.ts'
import type { ContentFile } from '../source/files/classify-file.ts'
import type { ContentFolder } from '../source/files/content-folder.ts'
import { readPlan, type PlanEntry } from '../plan/read-plan.ts'
import { comparePlannedCampaigns } from '../rules/plan/compare-campaign-list.ts'

/** The plans by their months. */
export type Plans = ReadonlyMap<string, PlanEntry>

/** Reads the plans of all months that have one, and compares their campaigns with the existing ones. */
export function readPlans(
  folder: ContentFolder,
  files: readonly ContentFile[],
): { plans: Plans; diagnostics: Diagnostic[] } {
  const plans = new Map<string, PlanEntry>()
  const diagnostics: Diagnostic[] = []
  for (const file of files) {
    if (file.role !== 'plan') continue
    const bytes = readBytes(folder, file.path)
    if (typeof bytes === 'string') {
      diagnostics.push(diagnosticIn(file.path, { kind: 'unreadable', details: { reason: bytes } }))
      continue
    }
    const plan = readPlan(file.path, bytes)
    const campaigns = files.flatMap((other) =>
      other.role === 'campaign' && other.month === file.month ? [{ id: other.id, file: other.path }] : [],
    )
    plans.set(file.month, plan)
    diagnostics.push(...plan.diagnostics, ...comparePlannedCampaigns(plan, campaigns))
  }
  return { plans, diagnostics }
}
