import type { CampaignDefinition } from '#schemas/campaign.ts'

import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'
import type { Path } from '../../read/fields/validate.ts'
import { explainBySource } from '../../read/yaml/yaml-hints.ts'

/** A cap of null means "no cap", and YAML reads an empty value as null, so an empty value is reported. */
export function emptyCapDiagnostics(
  { maximumGrantPoint }: CampaignDefinition,
  { file, text }: { file: string; text: string },
  positionOf: (path: Path) => Position,
): Diagnostic[] {
  const field = 'maximumGrantPoint'
  const place = positionOf([field])
  const isEmpty = maximumGrantPoint === null && /^[^:]*:\s*(?:#|$)/.test(text.split('\n')[place.line - 1] ?? '')
  const details = { field, description: 'null = 上限なし' }
  return isEmpty ? [explainBySource({ file, ...place, field, kind: 'value-empty', details }, text)] : []
}
