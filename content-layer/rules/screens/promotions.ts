/*
 * Rules about the promotions of an entry page: their ids on the server, and their caps in texts.
 */

import type { ScreenDefinition } from '#schemas/screens.ts'

import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { uncapped } from '../rates/caps.ts'

export type EntryPageContent = ScreenDefinition<'entry'>['campaigns']['entry']

export type Promotion = EntryPageContent['promotions'][number]

/** Prefixes of promotion keys by which the server distinguishes its pages, by the id of the page. */
const prefixesOfPages: Readonly<Record<string, string>> = { refound: 'refound-', inApp: 'in-app-' }

/** Keys that were never replaced: test, promotion-1. */
const sampleKey = /^(?:promotion|campaign|test|sample|key|new|tmp|dummy|example|copy)[-0-9]*$/

/** Months (1 to 12) of the seasons that a key may name. */
const monthsOfSeasons: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
}

/** Returns whether a key such as `summer-3` names a season in which the period neither starts nor ends. */
function namesOtherSeason(key: string, period: EntryPageContent['period']): boolean {
  const season = Object.entries(monthsOfSeasons).find(([name]) => key.split('-').includes(name))?.[1]
  if (!season || !period) return false
  return [period.start, period.end].every((moment) => !season.includes(Number(moment.slice(5, 7))))
}

/** Returns why a key is unlikely to be that of this page and this period; undefined if it is plausible. */
function explainUnlikelyKey(key: string, pageId: string, period: EntryPageContent['period']): string | undefined {
  const otherPage = Object.entries(prefixesOfPages).find(([id, prefix]) => id !== pageId && key.startsWith(prefix))?.[0]
  if (otherPage !== undefined) return `${otherPage} のページの名前に見えます`
  if (sampleKey.test(key)) return '仮の名前に見えます'
  return namesOtherSeason(key, period) ? '期間と違う季節の名前です' : undefined
}

/** Finds texts of a promotion which state that there is no cap, although there is one. */
function checkDeniedCap({ terms, description, maximumGrantPoint: cap }: Promotion, path: Path): FieldDiagnostic[] {
  const texts = [
    { path: ['description'], text: description },
    ...terms.map(({ detail }, index) => ({ path: ['terms', index, 'detail'], text: detail })),
  ]
  return texts.flatMap(({ path: textPath, text }): FieldDiagnostic[] => {
    const actual = uncapped.exec(text)?.[0]
    if (actual === undefined || cap === null) return []
    return [{ path: [...path, ...textPath], kind: 'cap-contradicted', details: { actual, cap } }]
  })
}

/** Checks the texts of an entry page's promotions, and the keys under which they are requested from the server. */
export function checkPromotions(
  pageId: string,
  { promotions, period }: EntryPageContent,
  path: Path,
): FieldDiagnostic[] {
  return promotions.flatMap((promotion, index) => {
    const promotionPath = [...path, 'promotions', index]
    const actual = promotion.promotionKey
    const reason = explainUnlikelyKey(actual, pageId, period)
    const ofKey: FieldDiagnostic[] =
      reason === undefined
        ? []
        : [{ path: [...promotionPath, 'promotionKey'], kind: 'promotion-key-unlikely', details: { actual, reason } }]
    return [...ofKey, ...checkDeniedCap(promotion, promotionPath)]
  })
}
