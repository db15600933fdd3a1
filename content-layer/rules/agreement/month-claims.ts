/*
 * Finds statements of a month about all its campaigns that one of them contradicts.
 */

import { groupBy } from '#domain/group-by.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import type { ReadyCampaign, ReadyMonth } from '../linted-content.ts'
import { splitSentences } from '../sentences.ts'

function hasRate({ definition }: ReadyCampaign): boolean {
  return definition.reductionRate !== undefined
}

function isCapped({ definition }: ReadyCampaign): boolean {
  return typeof definition.maximumGrantPoint === 'number'
}

/** A statement of a month about all its campaigns, and whether one of them contradicts it. */
type Claim = {
  pattern: RegExp
  isContradictedBy: (campaign: ReadyCampaign, sentence: string, ofMonth: readonly ReadyCampaign[]) => boolean
}

const claims: readonly Claim[] = [
  // エントリーはどれも不要です
  {
    pattern:
      /(?:エントリー[はもが]?(?:どれも|すべて|一切)?|(?:どの|すべての|全部の)キャンペーンも[^。]{0,6}(?:手続き|登録|申し込み)[はもが]?)(?:不要|要りません|いりません|なし)/u,
    isContradictedBy: ({ definition }) => definition.entry === 'required',
  },
  // どのお店も上限はありません
  {
    pattern: /(?<!この分に)(?:どの|すべて|いずれ|提携ショップの上乗せに)[^。]*上限(?:は|も)?(?:ありません|なし)/u,
    isContradictedBy: isCapped,
  },
  // 上限なし, which may be said of some campaigns
  {
    pattern: /上限(?:は|も)?(?:なし|なく|ありません)/u,
    isContradictedBy: (campaign, _, ofMonth) => isCapped(campaign) && ofMonth.filter(hasRate).every(isCapped),
  },
]

/** Words of a sentence that a campaign contradicts, and the campaign's id. */
type Contradiction = { actual: string; id: string }

function findContradictions(sentence: string, ofMonth: readonly ReadyCampaign[]): Contradiction[] {
  const contradictions = claims.flatMap(({ pattern, isContradictedBy }): Contradiction[] => {
    const actual = pattern.exec(sentence)?.[0]
    if (actual === undefined) return []
    const campaign = ofMonth.find((candidate) => isContradictedBy(candidate, sentence, ofMonth))
    return campaign ? [{ actual, id: campaign.id }] : []
  })
  // Report 「どのお店も上限はありません」 once as a whole, not again as 「上限はありません」.
  const isPartOfAnother = ({ actual }: Contradiction) =>
    contradictions.some((other) => other.actual.length > actual.length && other.actual.includes(actual))
  return contradictions.filter((contradiction) => !isPartOfAnother(contradiction))
}

/** Finds statements of a month about all its campaigns that one of them contradicts. Its notes are not examined. */
export function checkMonthClaims(months: readonly ReadyMonth[], campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const campaignsByMonth = groupBy(campaigns, ({ month }) => month)
  return months.flatMap(({ month, texts }) => {
    const textsWithoutNotes = texts.filter(({ field }) => !field.startsWith('annotationLists'))
    return splitSentences(textsWithoutNotes).flatMap(({ text, sentence }) =>
      findContradictions(sentence, campaignsByMonth.get(month) ?? []).map((details): Diagnostic => ({
        ...pickPosition(text),
        kind: 'month-contradicted',
        details,
      })),
    )
  })
}
