/*
 * Rules about campaigns that need an entry: their texts, their button, and the offers and the period of the entry page.
 */

import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import { diagnosticAt, type Diagnostic, type FieldPosition, type Problem } from '../../diagnostics/diagnostic.ts'
import { findEntryPage, isOfTerms } from '../../schedule/entry-pages.ts'
import type { DatedPromotion, EntryPage } from '../../schedule/promotions.ts'
import type { Reference } from '../../source/fields/collect-references.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

type Promotion = DatedPromotion['promotion']

/** An entry page of the entry screen, with its promotions: the offers to choose from. */
type EntryPageContent = ScreenDefinition<'entry'>['campaigns'][EntryPage]

type CampaignTerms = Pick<
  CampaignDefinition,
  'entry' | 'period' | 'externalPageLink' | 'reductionRate' | 'maximumGrantPoint' | 'grantBy'
>

/** Phrases that contradict each value of the field: 「エントリー不要」, and 「エントリーした方」. */
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

/** Checks the target, and the label and the link of the main button, against the field `entry`. */
export function checkEntryFields(definition: CampaignDefinition): FieldDiagnostic[] {
  const { entry, target, externalPageLabel, externalPageLink } = definition
  if (entry !== 'required') {
    return externalPageLabel?.includes('エントリー') === true
      ? [{ path: ['externalPageLabel'], kind: 'entry-contradicted', details: { actual: externalPageLabel, entry } }]
      : []
  }
  const diagnostics: FieldDiagnostic[] = []
  if (!target.includes('エントリー')) diagnostics.push({ path: ['target'], kind: 'entry-unsaid' })
  if (externalPageLink !== undefined && findEntryPage(externalPageLink) === undefined)
    diagnostics.push({ path: ['externalPageLink'], kind: 'entry-way-elsewhere', details: { actual: externalPageLink } })
  return diagnostics
}

/** Describes up to three offers that share either the rate or the cap of a campaign, each with its other value. */
function describeSimilarOffers(
  promotions: readonly Promotion[],
  { reductionRate, maximumGrantPoint }: CampaignTerms,
): string {
  const descriptions = promotions.flatMap(({ tag, headline, maximumGrantPoint: cap }) => {
    if (headline.figure === reductionRate) return [`「${tag}」は上限 ${cap ?? 'なし'}`]
    return cap === maximumGrantPoint ? [`「${tag}」は率 ${headline.figure}${headline.unit}`] : []
  })
  return descriptions.slice(0, 3).join('、')
}

/** Checks that an entry page offers the rate, the cap and the grant day of a campaign. */
function checkOffer(campaign: CampaignTerms, name: EntryPage, page: EntryPageContent): Problem[] {
  const { reductionRate: rate, maximumGrantPoint: cap, externalPageLink = '', grantBy } = campaign
  const isOffered = page.promotions.some((promotion) => isOfTerms(promotion, campaign))
  const otherDay = page.grantBy === grantBy ? '' : (page.grantBy ?? 'なし')
  if (rate === undefined || (isOffered && otherDay === '')) return []
  const details = {
    page: externalPageLink,
    name,
    rate: isOffered ? undefined : rate,
    cap,
    similarOffers: isOffered ? '' : describeSimilarOffers(page.promotions, campaign),
    otherDay,
    grantBy: grantBy ?? 'なし',
  }
  return [{ kind: 'entry-offer-differs', details }]
}

/** Checks that an entry page is open during a whole campaign. Without a period only the server decides (D21). */
function checkEntryPeriod({ period }: CampaignTerms, page: EntryPageContent): Problem[] {
  if (!page.period) return []
  const { start, end } = page.period
  if (parseStart(start) <= parseStart(period.start) && parseEnd(end) >= parseEnd(period.end)) return []
  return [{ kind: 'entry-way-too-short', details: { way: `${start} 〜 ${end}`, end: period.end } }]
}

/**
 * Checks that a campaign's main button to an entry page is consistent with the field `entry`, and with the offers and
 * the period of that page. `button` is the position of its link.
 */
export function checkEntryPage(
  campaign: CampaignTerms,
  button: FieldPosition,
  screen: ScreenDefinition<'entry'> | undefined,
): Diagnostic[] {
  const name = findEntryPage(campaign.externalPageLink ?? '')
  if (name === undefined) return []
  if (campaign.entry === 'not-required') return [{ ...button, kind: 'entry-not-needed' }]
  const page = screen?.campaigns[name]
  if (!page) return []
  return [...checkOffer(campaign, name, page), ...checkEntryPeriod(campaign, page)].map((problem): Diagnostic => ({
    ...button,
    ...problem,
  }))
}
