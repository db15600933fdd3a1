import { formatNumber } from '#blocks/format.ts'
import type { CampaignDefinition } from '#schemas/campaign.ts'
import { readFact } from '#schemas/facts.ts'

import { placeOf, type Reference } from '../../read/fields/collect.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../read/fields/validate.ts'
import { sentencesOf } from '../sentences.ts'
import type { Words } from '../word-lists.ts'

/** A text of a page with its place. */
export type PlacedText = Reference

const joinedTexts = new WeakMap<readonly PlacedText[], string>()

/** All sentences as one text, each with its end, to see at once that most patterns are in none of them. */
export function joined(texts: readonly PlacedText[]): string {
  const known = joinedTexts.get(texts)
  if (known !== undefined) return known
  const whole = sentencesOf(texts)
    .map(({ sentence }) => sentence)
    .join('。')
  joinedTexts.set(texts, whole)
  return whole
}

/** Superlatives and promises for which the page gives no basis. */
export function claimDiagnostics(texts: readonly PlacedText[], { superlatives, basis }: Words): Diagnostic[] {
  const whole = joined(texts)
  if (!superlatives.any.test(whole) || basis.any.test(whole)) return []
  return texts.flatMap((text): Diagnostic[] => {
    const got = superlatives.any.exec(text.value)?.[0]
    return got === undefined ? [] : [{ ...placeOf(text), kind: 'claim-without-basis', details: { got } }]
  })
}

/** Words that hurry people: `days` is the length of the period, undefined where there is none. */
export function urgencyDiagnostics(
  texts: readonly PlacedText[],
  days: number | undefined,
  { urgent, urgentForADay }: Words,
): Diagnostic[] {
  return texts.flatMap((text): Diagnostic[] => {
    const forADay = urgentForADay.any.exec(text.value)?.[0]
    const got = forADay ?? urgent.any.exec(text.value)?.[0]
    if (got === undefined) return []
    if (days === undefined) return [{ ...placeOf(text), kind: 'urgency-without-period', details: { got } }]
    return forADay !== undefined && days > 1
      ? [{ ...placeOf(text), kind: 'urgency-too-short', details: { got, days } }]
      : []
  })
}

/** The amounts in yen that a campaign declares as its condition. */
function conditionAmounts(facts: CampaignDefinition['facts']): number[] {
  return Object.entries(facts).flatMap(([name, text]) => {
    const fact = /条件|下限|以上/u.test(name) ? readFact(text) : undefined
    return fact?.kind === 'yen' ? [fact.value] : []
  })
}

/** Rates and gifts of a size that is unusual, or that the law limits. */
export function premiumDiagnostics({ reductionRate = 0, headline, facts }: CampaignDefinition): FieldDiagnostic[] {
  const found: FieldDiagnostic[] = []
  if (reductionRate > 20) found.push({ path: ['reductionRate'], kind: 'rate-unusual', details: { got: reductionRate } })
  const spent = Math.min(...conditionAmounts(facts))
  if (spent === Infinity) return found
  const limit = spent < 1000 ? 200 : Math.floor(spent / 5)
  const gifts = [
    ...(headline.unit === 'P' ? [{ path: ['headline', 'figure'], points: headline.figure }] : []),
    ...(headline.plus ? [{ path: ['headline', 'plus', 'points'], points: headline.plus.points }] : []),
  ]
  for (const { path, points } of gifts)
    if (points > limit)
      found.push({
        path,
        kind: 'premium-too-high',
        details: { points: formatNumber(points), spent: formatNumber(spent), limit: formatNumber(limit) },
      })
  return found
}
