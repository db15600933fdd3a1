import type { CampaignDefinition } from '#schemas/campaign.ts'

import type { FieldDiagnostic } from '../../read/fields/validate.ts'
import { emptyLabel } from '../wording/structure.ts'

/** A main button whose words do not say where it leads. */
export function labelDiagnostics({ externalPageLabel }: CampaignDefinition): FieldDiagnostic[] {
  return externalPageLabel !== undefined && emptyLabel.test(externalPageLabel)
    ? [{ path: ['externalPageLabel'], kind: 'link-says-nothing', details: { got: externalPageLabel } }]
    : []
}
