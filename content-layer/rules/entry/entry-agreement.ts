/*
 * Rules about campaigns that need an entry: their texts, their button, and the offers and the period of the entry
 * page.
 */

import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import { diagnosticAt, type Diagnostic, type FieldPosition, type Problem } from '../../diagnostics/diagnostic.ts'
import { findEntryPage, isOfTerms } from '../../schedule/entry-pages.ts'
import type { DatedPromotion, EntryPage } from '../../schedule/promotions.ts'
import type { Reference } from '../../source/fields/collect-references.ts'

type Promotion = DatedPromotion['promotion']

/** Phrases that contradict each value of the field. */
const contradictions: Readonly<Record<CampaignDefinition['entry'], RegExp>> = {
  required: /エントリー(?:[はもが]|など)*(?:不要|要りません|いりません|必要ありません|なしで)/u,
  'not-required':
    /要エントリー|エントリー(?:が|は)?必[要須](?!あり|では|ない|です?か|か)|エントリーした方|エントリー(?:して|の)(?:から|あと|後)|エントリー後|エントリーしてください/u,
}

/** Finds texts that contradict whether visitors have to enter. */
export function checkEntryTexts(
  { entry }: Pick<CampaignDefinition, 'entry'>,
  texts: readonly Reference[],
): Diagnostic[] {
  return texts.flatMap((text) => {
    const actual = contradictions[entry].exec(text.value)?.[0]
    return actual === undefined ? [] : [diagnosticAt(text, { kind: 'entry-contradicted', details: { actual, entry } })]
  })
}

/** Describes the offers that share the rate or the cap of a campaign, with the other value that differs. */
function describeNearOffers(
  promotions: readonly Promotion[],
  { reductionRate, maximumGrantPoint }: CampaignTerms,
): string {
  const descriptions = promotions.flatMap(({ tag, headline, maximumGrantPoint: cap }) => {
    if (headline.figure === reductionRate) return [`「${tag}」は上限 ${cap ?? 'なし'}`]
    return cap === maximumGrantPoint ? [`「${tag}」は率 ${headline.figure}${headline.unit}`] : []
  })
  return descriptions.slice(0, 3).join('、')
}

type CampaignTerms = Pick<
  CampaignDefinition,
  'entry' | 'period' | 'externalPageLink' | 'reductionRate' | 'maximumGrantPoint' | 'grantBy'
>

type EntryCampaign = ScreenDefinition<'entry'>['campaigns'][EntryPage]

/** Checks that an entry page offers the terms of a campaign; `fitting` are its promotions that do. */
function checkOffer(
  campaign: CampaignTerms,
  page: EntryPage,
  offered: EntryCampaign,
  fitting: readonly Promotion[],
): Problem[] {
  const { reductionRate, maximumGrantPoint, externalPageLink = '', grantBy } = campaign
  const otherDay = offered.grantBy === grantBy ? '' : (offered.grantBy ?? 'なし')
  const isOffered = fitting.length > 0
  if (reductionRate === undefined || (isOffered && otherDay === '')) return []
  const details = {
    page: externalPageLink,
    name: page,
    rate: isOffered ? undefined : reductionRate,
    cap: maximumGrantPoint,
    near: isOffered ? '' : describeNearOffers(offered.promotions, campaign),
    otherDay,
    grantBy: grantBy ?? 'なし',
  }
  return [{ kind: 'entry-offer-differs', details }]
}

/** Finds texts that tell visitors to choose an offer with another name than those that fit. */
function checkNamedOffers(
  texts: readonly Reference[],
  fitting: readonly Promotion[],
  position: FieldPosition,
): Diagnostic[] {
  const tags = fitting.map(({ tag }) => tag)
  if (tags.length === 0) return []
  return texts.flatMap(({ value, line, column }): Diagnostic[] => {
    const actual = /「([^」]+)」を(?:選|えら)/u.exec(value)?.[1]
    if (actual === undefined || tags.includes(actual)) return []
    const details = { actual, candidates: tags.join('、') }
    return [{ ...position, line, column, kind: 'entry-offer-unknown', details }]
  })
}

/** Checks that an entry page is open during a whole campaign. Without a period only the server decides (D21). */
function checkEntryPeriod({ period }: CampaignTerms, { period: ofPage }: EntryCampaign): Problem[] {
  const isCovered =
    !ofPage || (parseStart(ofPage.start) <= parseStart(period.start) && parseEnd(ofPage.end) >= parseEnd(period.end))
  if (isCovered) return []
  return [{ kind: 'entry-way-too-short', details: { way: `${ofPage.start} 〜 ${ofPage.end}`, end: period.end } }]
}

/**
 * Checks that a campaign's main button to an entry page is consistent with the field `entry`, and with the offers and
 * the period of that page. `position` is that of the button's link.
 */
export function checkEntryPage(
  campaign: CampaignTerms,
  texts: readonly Reference[],
  screen: ScreenDefinition<'entry'> | undefined,
  position: FieldPosition,
): Diagnostic[] {
  const page = findEntryPage(campaign.externalPageLink ?? '')
  if (page === undefined) return []
  if (campaign.entry === 'not-required') return [{ ...position, kind: 'entry-not-needed' }]
  const offered = screen?.campaigns[page]
  if (!offered) return []
  const fitting = offered.promotions.filter((promotion) => isOfTerms(promotion, campaign))
  const at = (problem: Problem): Diagnostic => ({ ...position, ...problem })
  return [
    ...checkOffer(campaign, page, offered, fitting).map(at),
    ...checkNamedOffers(texts, fitting, position),
    ...checkEntryPeriod(campaign, offered).map(at),
  ]
}
