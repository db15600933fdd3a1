import type { CampaignDefinition } from '#schemas/campaign.ts'

import type { Diagnostic, Position } from './diagnostic.ts'
import type { FieldDiagnostic, Path } from './validate.ts'
import { explainBySource } from './yaml-hints.ts'

const statedCap = /上限(?:は|が|：|:|、)?\s*([0-9][0-9,]*)\s*(?:ポイント|P|pt)/gi

/** The caps in points that a text states: 上限 500ポイント, 上限は1,500P. */
export function capsIn(text: string): number[] {
  return [...text.normalize('NFKC').matchAll(statedCap)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))
}

/** Checks the caps stated in the campaign's own short texts. Its notes and its body may mention other caps. */
export function capDiagnostics(definition: CampaignDefinition): FieldDiagnostic[] {
  const { maximumGrantPoint, reductionRate, title, tag, description, headline, conditions } = definition
  if (maximumGrantPoint === undefined && reductionRate === undefined) return []
  const texts: [Path, string][] = [
    [['title'], title],
    [['tag'], tag],
    [['description'], description],
    [['headline', 'label'], headline.label],
    ...conditions.map((text, index): [Path, string] => [['conditions', index], text]),
  ]
  return texts.flatMap(([path, text]) => {
    const wrong = capsIn(text).find((cap) => cap !== maximumGrantPoint)
    return wrong === undefined
      ? []
      : [{ path, kind: 'cap-mismatch', details: { got: wrong, expected: String(maximumGrantPoint) } }]
  })
}

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
