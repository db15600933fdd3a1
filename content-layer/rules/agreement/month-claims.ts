/*
 * Finds statements of a month about all its campaigns that one of them contradicts.
 */

import { groupBy } from '#domain/group-by.ts'

import { getMonthSpan, getPeriodSpan } from '../../common/days.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { normalizeText } from '../../placeholders/normalize-text.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import type { ReadyCampaign, ReadyMonth } from '../linted-content.ts'
import { splitSentences } from '../sentences.ts'

function hasRate({ definition }: ReadyCampaign): boolean {
  return definition.reductionRate !== undefined
}

function isCapped({ definition }: ReadyCampaign): boolean {
  return typeof definition.maximumGrantPoint === 'number'
}

const fullMonth = /[0-9]+月(?:いっぱい|中ずっと|まるごと|末まで)/u

/** Returns whether a campaign starts after the first day of its month or ends before the last. */
function leavesDays({ month, definition: { period } }: ReadyCampaign): boolean {
  const [days, monthDays] = [getPeriodSpan(period), getMonthSpan(month)]
  return days.first > monthDays.first || days.last < monthDays.last
}

/** Minimum length, in letters, of an id that a sentence may use as a campaign's name: apple. */
const minLetters = 4

/** Returns whether a sentence names a campaign by its shop, or by its id as a word. */
function names(sentence: string, { id, definition }: ReadyCampaign): boolean {
  const nameParts = id.split('-').filter(({ length }) => length >= minLetters)
  return [definition.storeName, ...nameParts].some(
    (name) => name !== undefined && sentence.toLowerCase().includes(normalizeText(name).text.toLowerCase()),
  )
}

/** A statement of a month about all its campaigns, and whether one of them contradicts it. */
type Claim = {
  pattern: RegExp
  isContradictedBy: (campaign: ReadyCampaign, sentence: string, siblings: readonly ReadyCampaign[]) => boolean
}

const claims: readonly Claim[] = [
  {
    pattern:
      /(?:エントリー[はもが]?(?:どれも|すべて|一切)?|(?:どの|すべての|全部の)キャンペーンも[^。]{0,6}(?:手続き|登録|申し込み)[はもが]?)(?:不要|要りません|いりません|なし)/u,
    isContradictedBy: ({ definition }) => definition.entry === 'required',
  },
  {
    pattern: /(?:タッチ決済|コード払い)(?:も|でも)[^。]{0,12}対象(?:です|になります)/u,
    isContradictedBy: ({ texts }) =>
      splitSentences(texts).some(({ sentence }) => /(?:タッチ決済|コード払い).*対象になりません/u.test(sentence)),
  },
  {
    pattern: /(?<!この分に)(?:どの|すべて|いずれ|提携ショップの上乗せに)[^。]*上限(?:は|も)?(?:ありません|なし)/u,
    isContradictedBy: isCapped,
  },
  {
    pattern: /上限(?:は|も)?(?:なし|なく|ありません)/u,
    isContradictedBy: (campaign, _, siblings) => isCapped(campaign) && siblings.filter(hasRate).every(isCapped),
  },
  {
    pattern: fullMonth,
    isContradictedBy: (campaign, sentence) => leavesDays(campaign) && names(sentence, campaign),
  },
]

/** Words of a sentence that a campaign contradicts, and the campaign's id. */
type Contradiction = { actual: string; id: string }

function contradictionsIn(sentence: string, campaigns: readonly ReadyCampaign[]): Contradiction[] {
  const found = claims.flatMap(({ pattern, isContradictedBy }): Contradiction[] => {
    const actual = pattern.exec(sentence)?.[0]
    if (actual === undefined) return []
    const campaign = campaigns.find((candidate) => isContradictedBy(candidate, sentence, campaigns))
    return campaign ? [{ actual, id: campaign.id }] : []
  })
  // Report 「どのお店も上限はありません」 once as a whole, not again as 「上限はありません」.
  return found.filter(
    (one) => !found.some(({ actual }) => actual.length > one.actual.length && actual.includes(one.actual)),
  )
}

/** Finds statements of a month about all its campaigns that one of them contradicts. */
export function checkMonthClaims(months: readonly ReadyMonth[], campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const byMonth = groupBy(campaigns, ({ month }) => month)
  return months.flatMap(({ month, texts }) => {
    const monthTexts = texts.filter(({ field }) => !field.startsWith('annotationLists'))
    return splitSentences(monthTexts).flatMap(({ text, sentence }) =>
      contradictionsIn(sentence, byMonth.get(month) ?? []).map((details): Diagnostic => ({
        ...pickPosition(text),
        kind: 'month-contradicted',
        details,
      })),
    )
  })
}
