import type { CampaignDefinition } from '#schemas/campaign.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { YamlFile } from '../../source/yaml/parse-yaml.ts'
import { explainBySource } from '../../source/yaml/yaml-hints.ts'

/** Reports an empty cap: null means "no cap", and YAML reads an empty value as null. */
export function emptyCapDiagnostics(
  { maximumGrantPoint }: CampaignDefinition,
  { file, text }: { file: string; text: string },
  { positionOf, isBlank }: Pick<YamlFile, 'positionOf' | 'isBlank'>,
): Diagnostic[] {
  const field = 'maximumGrantPoint'
  if (maximumGrantPoint !== null || !isBlank([field])) return []
  const details = { field, description: 'null = 上限なし' }
  return explainBySource([{ file, ...positionOf([field]), field, kind: 'value-empty', details }], text)
}
