import { formatNumber } from '#blocks/format.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'
import { readFact } from '#schemas/facts.ts'

import { positionOf, type Reference } from '../../source/fields/collect-references.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { sentencesOf } from '../sentences.ts'
import type { CompiledPhrases } from '../../common/phrase-lists.ts'

const joinedTexts = new WeakMap<readonly Reference[], string>()

/** Joins all sentences to one text, to test quickly that most patterns do not match any of them. */
export function joined(texts: readonly Reference[]): string {
  const cached = joinedTexts.get(texts)
  if (cached !== undefined) return cached
  const sentences = sentencesOf(texts)
    .map(({ sentence }) => sentence)
    .join('。')
  joinedTexts.set(texts, sentences)
  return sentences
}

/** Finds superlatives and promises without a basis on the page. */
export function claimDiagnostics(texts: readonly Reference[], { superlatives, basis }: CompiledPhrases): Diagnostic[] {
  const sentences = joined(texts)
  if (!superlatives.any.test(sentences) || basis.any.test(sentences)) return []
  return texts.flatMap((text): Diagnostic[] => {
    const actual = superlatives.any.exec(text.value)?.[0]
    return actual === undefined ? [] : [{ ...positionOf(text), kind: 'claim-without-basis', details: { actual } }]
  })
}

/** Finds phrases of urgency; `days` is the length of the period, undefined if there is none. */
export function urgencyDiagnostics(
  texts: readonly Reference[],
  days: number | undefined,
  { urgent, urgentForADay }: CompiledPhrases,
): Diagnostic[] {
  return texts.flatMap((text): Diagnostic[] => {
    const forADay = urgentForADay.any.exec(text.value)?.[0]
    const actual = forADay ?? urgent.any.exec(text.value)?.[0]
    if (actual === undefined) return []
    if (days === undefined) return [{ ...positionOf(text), kind: 'urgency-without-period', details: { actual } }]
    return forADay !== undefined && days > 1
      ? [{ ...positionOf(text), kind: 'urgency-too-short', details: { actual, days } }]
      : []
  })
}

/** Returns the amounts in yen that a campaign declares as its conditions. */
function conditionAmounts(facts: CampaignDefinition['facts']): number[] {
  return Object.entries(facts).flatMap(([name, text]) => {
    const fact = /条件|下限|以上/u.test(name) ? readFact(text) : undefined
    return fact?.kind === 'yen' ? [fact.value] : []
  })
}

/** Finds rates and gifts that are unusually high or limited by law. */
export function premiumDiagnostics({ reductionRate = 0, headline, facts }: CampaignDefinition): FieldDiagnostic[] {
  const diagnostics: FieldDiagnostic[] = []
  if (reductionRate > 20)
    diagnostics.push({ path: ['reductionRate'], kind: 'rate-unusual', details: { actual: reductionRate } })
  const spent = Math.min(...conditionAmounts(facts))
  if (spent === Infinity) return diagnostics
  const limit = spent < 1000 ? 200 : Math.floor(spent / 5)
  const gifts = [
    ...(headline.unit === 'P' ? [{ path: ['headline', 'figure'], points: headline.figure }] : []),
    ...(headline.plus ? [{ path: ['headline', 'plus', 'points'], points: headline.plus.points }] : []),
  ]
  for (const { path, points } of gifts)
    if (points > limit)
      diagnostics.push({
        path,
        kind: 'premium-too-high',
        details: { points: formatNumber(points), spent: formatNumber(spent), limit: formatNumber(limit) },
      })
  return diagnostics
}

/** Finds a target that also promises the points to payers without the card. */
export function targetDiagnostics(
  { target }: Pick<CampaignDefinition, 'target'>,
  { cardName }: Pick<ProviderDefinition, 'cardName'>,
): FieldDiagnostic[] {
  return !/支払|購入|買い/u.test(target) || target.includes(cardName) || target.includes('カード')
    ? []
    : [{ path: ['target'], kind: 'target-without-card', details: { card: cardName } }]
}
