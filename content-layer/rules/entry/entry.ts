import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import type { Reference } from '../../source/fields/collect.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { DatedPromotion, EntryPage } from '../../schedule/promotions.ts'

type Promotion = DatedPromotion['promotion']

/** Phrases that contradict each value of the field. */
const contradictions: Readonly<Record<CampaignDefinition['entry'], RegExp>> = {
  required: /エントリー(?:[はもが]|など)*(?:不要|要りません|いりません|必要ありません|なしで)/u,
  'not-required':
    /要エントリー|エントリー(?:が|は)?必[要須](?!あり|では|ない|です?か|か)|エントリーした方|エントリー(?:して|の)(?:から|あと|後)|エントリー後|エントリーしてください/u,
}

/** Finds texts that contradict whether visitors have to enter. */
export function entryDiagnostics(
  { entry }: Pick<CampaignDefinition, 'entry'>,
  texts: readonly Reference[],
): Diagnostic[] {
  return texts.flatMap(({ file, line, column, field, value }): Diagnostic[] => {
    const actual = contradictions[entry].exec(value)?.[0]
    return actual === undefined
      ? []
      : [{ file, line, column, field, kind: 'entry-contradicted', details: { actual, entry } }]
  })
}

/** The site's entry pages, by the names of their campaigns in the screen's content. */
const entryPages: Readonly<Record<string, EntryPage>> = {
  '/jp/card/entry/': 'entry',
  '/jp/card/entry/refound/': 'refound',
  '/jp/card/campaign/in-app/': 'inApp',
}

/** Returns the entry page that a link leads to; undefined for any other page. */
export function entryPageOf(link: string): EntryPage | undefined {
  return entryPages[link.replace(/[?#].*$/, '').replace(/\/?$/, '/')]
}

/** Returns whether a promotion has the terms that a campaign promises. */
export function isOfTerms(promotion: Promotion, campaign: Pick<CampaignTerms, 'reductionRate' | 'maximumGrantPoint'>) {
  const { headline, maximumGrantPoint } = promotion
  return headline.figure === campaign.reductionRate && maximumGrantPoint === campaign.maximumGrantPoint
}

/** Returns the offers that share the rate or the cap of a campaign, with the other value that differs. */
function nearOffers(promotions: readonly Promotion[], { reductionRate, maximumGrantPoint }: CampaignTerms): string {
  const diagnostics = promotions.flatMap((promotion) => {
    const { tag, headline } = promotion
    if (headline.figure === reductionRate) return [`「${tag}」は上限 ${promotion.maximumGrantPoint ?? 'なし'}`]
    return promotion.maximumGrantPoint === maximumGrantPoint
      ? [`「${tag}」は率 ${headline.figure}${headline.unit}`]
      : []
  })
  return diagnostics.slice(0, 3).join('、')
}

type CampaignTerms = Pick<
  CampaignDefinition,
  'entry' | 'period' | 'externalPageLink' | 'reductionRate' | 'maximumGrantPoint' | 'grantBy'
>

/**
 * Checks that a campaign's main button to an entry page is consistent with the field `entry` and the campaign's period.
 */
export function entryWayDiagnostics(
  campaign: CampaignTerms,
  texts: readonly Reference[],
  screen: ScreenDefinition<'entry'> | undefined,
  position: Pick<Diagnostic, 'file' | 'line' | 'column' | 'field'>,
): Diagnostic[] {
  const { entry, period, externalPageLink = '' } = campaign
  const page = entryPageOf(externalPageLink)
  if (page === undefined) return []
  if (entry === 'not-required') return [{ ...position, kind: 'entry-not-needed' }]
  const offered = screen?.campaigns[page]
  if (!offered) return []
  const way = offered.period
  const { reductionRate, maximumGrantPoint, grantBy } = campaign
  const fitting = offered.promotions.filter((promotion) => isOfTerms(promotion, campaign))
  const otherDay = offered.grantBy !== grantBy ? (offered.grantBy ?? 'なし') : ''
  const differs = reductionRate !== undefined && (fitting.length === 0 || otherDay !== '')
  const details = {
    page: externalPageLink,
    name: page,
    rate: fitting.length === 0 ? reductionRate : undefined,
    cap: maximumGrantPoint,
    near: fitting.length === 0 ? nearOffers(offered.promotions, campaign) : '',
    otherDay,
    grantBy: grantBy ?? 'なし',
  }
  const offers: Diagnostic[] = differs ? [{ ...position, kind: 'entry-offer-differs', details }] : []
  const tags = fitting.map(({ tag }) => tag)
  const named = texts.flatMap((text): Diagnostic[] => {
    const actual = /「([^」]+)」を(?:選|えら)/u.exec(text.value)?.[1]
    const isOther = actual !== undefined && tags.length > 0 && !tags.includes(actual)
    return isOther
      ? [
          {
            ...position,
            line: text.line,
            column: text.column,
            kind: 'entry-offer-unknown',
            details: { actual, candidates: tags.join('、') },
          },
        ]
      : []
  })
  // Without a period only the server decides (D21).
  const covers =
    !way || (parseStart(way.start) <= parseStart(period.start) && parseEnd(way.end) >= parseEnd(period.end))
  return covers
    ? [...offers, ...named]
    : [
        ...offers,
        ...named,
        { ...position, kind: 'entry-way-too-short', details: { way: `${way.start} 〜 ${way.end}`, end: period.end } },
      ]
}
