import type { CampaignDefinition } from '#schemas/campaign.ts'

import type { Diagnostic, Position } from './diagnostic.ts'
import type { FieldDiagnostic, Path } from './validate.ts'
import { explainBySource } from './yaml-hints.ts'

const statedCap = /上限(?:は|が|：|:|、)?\s*([0-9][0-9,]*)\s*(?:ポイント|P|pt)/gi

/** The caps in points that a text states: 上限 500ポイント, 上限は1,500P. */
export function capsIn(text: string): number[] {
  return [...text.normalize('NFKC').matchAll(statedCap)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))
}

/** Checks the caps that the campaign's own short texts state. Its notes and its body may speak of other caps. */
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

/** A cap of null means that there is none, so an empty value, which YAML takes for null, is asked about. */
export function emptyCapDiagnostics(
  { maximumGrantPoint }: CampaignDefinition,
  { file, text }: { file: string; text: string },
  placeOf: (path: Path) => Position,
): Diagnostic[] {
  const field = 'maximumGrantPoint'
  const place = placeOf([field])
  const isEmpty = maximumGrantPoint === null && /^[^:]*:\s*(?:#|$)/.test(text.split('\n')[place.line - 1] ?? '')
  const details = { field, description: 'null = 上限なし' }
  return isEmpty ? [explainBySource({ file, ...place, field, kind: 'value-empty', details }, text)] : []
}
