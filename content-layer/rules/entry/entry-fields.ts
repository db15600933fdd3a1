import type { CampaignDefinition } from '#schemas/campaign.ts'

import { entryPageOf } from './entry.ts'
import type { FieldDiagnostic } from '../../read/fields/validate.ts'

/** What the field `entry` asks of the other fields' words. */
export function entryFieldDiagnostics(definition: CampaignDefinition): FieldDiagnostic[] {
  const { entry, target, externalPageLabel, externalPageLink } = definition
  if (entry !== 'required') {
    return externalPageLabel?.includes('エントリー')
      ? [{ path: ['externalPageLabel'], kind: 'entry-contradicted', details: { got: externalPageLabel, entry } }]
      : []
  }
  const found: FieldDiagnostic[] = []
  if (!target.includes('エントリー')) found.push({ path: ['target'], kind: 'entry-unsaid' })
  if (externalPageLabel !== undefined && !externalPageLabel.includes('エントリー'))
    found.push({ path: ['externalPageLabel'], kind: 'entry-label', details: { got: externalPageLabel } })
  if (externalPageLink !== undefined && entryPageOf(externalPageLink) === undefined)
    found.push({ path: ['externalPageLink'], kind: 'entry-way-elsewhere', details: { got: externalPageLink } })
  return found
}
