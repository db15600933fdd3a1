import type { CampaignDefinition } from '#schemas/campaign.ts'
import { parseEnd, parseStart } from '#schemas/japan-time.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import type { Reference } from '../collect.ts'
import type { Diagnostic } from '../diagnostic.ts'

/** What texts say of the other case than that of the field. */
const contradictions: Readonly<Record<CampaignDefinition['entry'], RegExp>> = {
  required: /エントリー(?:[はもが]|など)*(?:不要|要りません|いりません|必要ありません|なしで)/u,
  'not-required':
    /要エントリー|エントリー(?:が|は)?必[要須](?!あり|では|ない|です?か|か)|エントリーした方|エントリー(?:して|の)(?:から|あと|後)|エントリー後|エントリーしてください/u,
}

/** Texts that say that people have to enter where they need not, or the other way round. */
export function entryDiagnostics(
  { entry }: Pick<CampaignDefinition, 'entry'>,
  texts: readonly Reference[],
): Diagnostic[] {
  return texts.flatMap(({ file, line, column, field, value }): Diagnostic[] => {
    const got = contradictions[entry].exec(value)?.[0]
    return got === undefined ? [] : [{ file, line, column, field, kind: 'entry-contradicted', details: { got, entry } }]
  })
}

/** The site's pages on which people enter, by the name of their campaign in the screen's content. */
const entryPages: Readonly<Record<string, 'entry' | 'refound' | 'inApp'>> = {
  '/jp/card/entry/': 'entry',
  '/jp/card/entry/refound/': 'refound',
  '/jp/card/campaign/in-app/': 'inApp',
}

/** The main button of a campaign that leads to a page of entry has to fit the field `entry` and the campaign's period. */
export function entryWayDiagnostics(
  { entry, period, externalPageLink = '' }: Pick<CampaignDefinition, 'entry' | 'period' | 'externalPageLink'>,
  screen: ScreenDefinition<'entry'> | undefined,
  place: Pick<Diagnostic, 'file' | 'line' | 'column' | 'field'>,
): Diagnostic[] {
  const page = entryPages[externalPageLink.replace(/[?#].*$/, '').replace(/\/?$/, '/')]
  if (page === undefined) return []
  if (entry === 'not-required') return [{ ...place, kind: 'entry-not-needed' }]
  const way = screen?.campaigns[page].period
  if (!way) return []
  const covers = parseStart(way.start) <= parseStart(period.start) && parseEnd(way.end) >= parseEnd(period.end)
  return covers
    ? []
    : [{ ...place, kind: 'entry-way-too-short', details: { way: `${way.start} – ${way.end}`, end: period.end } }]
}
