import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { findEntryPage } from '../../schedule/entry-pages.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** Checks the texts of other fields against the field `entry`. */
export function checkEntryFields(definition: CampaignDefinition): FieldDiagnostic[] {
  const { entry, target, externalPageLabel, externalPageLink } = definition
  if (entry !== 'required') {
    return externalPageLabel?.includes('エントリー')
      ? [{ path: ['externalPageLabel'], kind: 'entry-contradicted', details: { actual: externalPageLabel, entry } }]
      : []
  }
  const diagnostics: FieldDiagnostic[] = []
  if (!target.includes('エントリー')) diagnostics.push({ path: ['target'], kind: 'entry-unsaid' })
  if (externalPageLabel !== undefined && !externalPageLabel.includes('エントリー'))
    diagnostics.push({ path: ['externalPageLabel'], kind: 'entry-label', details: { actual: externalPageLabel } })
  if (externalPageLink !== undefined && findEntryPage(externalPageLink) === undefined)
    diagnostics.push({ path: ['externalPageLink'], kind: 'entry-way-elsewhere', details: { actual: externalPageLink } })
  return diagnostics
}
