/*
 * Rules about the promotions of an entry page: their ids on the server, their amounts and caps in texts.
 */

import type { ScreenDefinition } from '#schemas/screens.ts'

import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { uncapped } from '../rates/caps.ts'

type Page = ScreenDefinition<'entry'>['campaigns']['entry']
type Promotion = Page['promotions'][number]

/** Prefixes of page keys by which the server distinguishes its pages. */
const starts: Readonly<Record<string, string>> = { refound: 'refound-', inApp: 'in-app-' }

const seasons: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
}

function listMonths(period: Page['period']): number[] {
  return period ? [period.start, period.end].map((moment) => Number(moment.slice(5, 7))) : []
}

/** Returns why a key is unlikely to be that of this page and this period; undefined if it is plausible. */
function keyProblem(id: string, key: string, period: Page['period']): string | undefined {
  const page = Object.entries(starts).find(([other, start]) => other !== id && key.startsWith(start))?.[0]
  if (page !== undefined) return `${page} のページの名前に見えます`
  if (/^(?:promotion|campaign|test|sample|key|new|tmp|dummy|example|copy)[-0-9]*$/.test(key))
    return '仮の名前に見えます'
  const season = Object.entries(seasons).find(([name]) => key.split('-').includes(name))?.[1]
  const months = listMonths(period)
  const isOther = season && months.length > 0 && !months.some((month) => season.includes(month))
  return isOther ? '期間と違う季節の名前です' : undefined
}

/** Finds promotions with texts that omit their minimum amount, or deny their cap. */
function checkPromotionTexts(
  { facts, terms, description, maximumGrantPoint }: Promotion,
  path: Path,
): FieldDiagnostic[] {
  const counted = terms.findIndex(({ term }) => term === '対象')
  const minFact = Object.entries(facts).find(([name]) => name.endsWith('下限'))
  // A detail that only names the kind of payment leaves the amount to the description.
  const detail = terms[counted]?.detail.includes('お支払い') === true ? terms[counted].detail : undefined
  const denies = [
    { at: ['description'], phrases: description },
    ...terms.map((term, index) => ({ at: ['terms', index, 'detail'], phrases: term.detail })),
  ]
  const denied = denies.flatMap(({ at, phrases }): FieldDiagnostic[] => {
    const actual = uncapped.exec(phrases)?.[0]
    if (actual === undefined || maximumGrantPoint === null) return []
    return [{ path: [...path, ...at], kind: 'cap-contradicted', details: { actual, cap: maximumGrantPoint } }]
  })
  return [
    ...(minFact && detail !== undefined && !detail.includes(minFact[1])
      ? [
          {
            path: [...path, 'terms', counted, 'detail'],
            kind: 'least-amount-unsaid' as const,
            details: { name: minFact[0], actual: minFact[1] },
          },
        ]
      : []),
    ...denied,
  ]
}

/** Checks the texts of an entry page's promotions, and the ids under which they are requested from the server. */
export function checkPromotions(id: string, { promotions, period }: Page, path: Path): FieldDiagnostic[] {
  return promotions.flatMap((promotion, index) => {
    const at = [...path, 'promotions', index]
    const reason = keyProblem(id, promotion.promotionKey, period)
    return [
      ...(reason === undefined
        ? []
        : [
            {
              path: [...at, 'promotionKey'],
              kind: 'promotion-key-unlikely' as const,
              details: { actual: promotion.promotionKey, reason },
            },
          ]),
      ...checkPromotionTexts(promotion, at),
    ]
  })
}
