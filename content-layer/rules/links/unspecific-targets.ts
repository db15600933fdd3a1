import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { normalizeText } from '../../placeholders/normalize-text.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { unspecificLabel } from '../wording/structure.ts'

/** Finds main buttons with a label that does not describe their target. */
export function checkMainButtonLabel({ externalPageLabel }: CampaignDefinition): FieldDiagnostic[] {
  return externalPageLabel !== undefined && unspecificLabel.test(normalizeText(externalPageLabel).text)
    ? [{ path: ['externalPageLabel'], kind: 'link-says-nothing', details: { actual: externalPageLabel } }]
    : []
}
