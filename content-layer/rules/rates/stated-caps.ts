import type { FieldDiagnostic } from '../../source/fields/validate.ts'
import type { CampaignDefinition } from '#schemas/campaign.ts'

import { type PositionedReference, joined } from '../claims/claims.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { sentencesOf } from '../sentences.ts'
import { positionOf } from '../../source/fields/collect.ts'

/** Phrases that state that there is no cap. */
export const uncapped = /上限(?:なし|なく|はありません|がありません|はない)|いくらでも/u

/** Finds a cap of zero points. */
export function zeroCapDiagnostics({ maximumGrantPoint }: CampaignDefinition): FieldDiagnostic[] {
  return maximumGrantPoint === 0 ? [{ path: ['maximumGrantPoint'], kind: 'value-nought' }] : []
}

/** Finds texts which state that there is no cap, although there is one. */
export function capDiagnostics(
  { maximumGrantPoint }: CampaignDefinition,
  texts: readonly PositionedReference[],
): Diagnostic[] {
  if (typeof maximumGrantPoint !== 'number' || !uncapped.test(joined(texts))) return []
  return sentencesOf(texts).flatMap(({ text, sentence }): Diagnostic[] => {
    const actual = uncapped.exec(sentence)?.[0]
    const isOfBaseRate = /常時|いつでも|この分[には]/u.test(sentence) && !/上乗せ[^。]{0,6}（?上限/u.test(sentence)
    return actual === undefined || isOfBaseRate
      ? []
      : [{ ...positionOf(text), kind: 'cap-contradicted', details: { actual, cap: maximumGrantPoint } }]
  })
}
