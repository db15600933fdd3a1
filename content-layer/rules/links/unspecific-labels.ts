import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { normalizeText } from '../../placeholders/normalize-text.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

const unspecificLabel = /^(?:こちら|ここ|コチラ|リンク|ボタン|クリック|詳細|続き|click here|here)(?:へ|を見る|から)?$/iu

/** Returns whether the label of a link or a button does not describe its target: 「こちら」. */
export function isUnspecificLabel(label: string): boolean {
  return unspecificLabel.test(label)
}

/** Finds main buttons with a label that does not describe their target. */
export function checkMainButtonLabel({ externalPageLabel: label }: CampaignDefinition): FieldDiagnostic[] {
  if (label === undefined || !isUnspecificLabel(normalizeText(label).text)) return []
  return [{ path: ['externalPageLabel'], kind: 'link-says-nothing', details: { actual: label } }]
}
