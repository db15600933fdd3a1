/*
 * Rules about the figures of campaigns in the texts of a month: for which shop and which days, and next to which others.
 */

import { groupBy } from '#domain/group-by.ts'

import { getPeriodSpan } from '../../common/days.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import type { ReadyCampaign, ReadyMonth } from '../linted-content.ts'

/** A shop or kind of shop, followed by the campaign fact that gives its rate: 飲食店で｛restaurantの上乗せ｝. */
const shopWithFact = /([\p{sc=Han}\p{sc=Katakana}ー]{2,})で(?:は、?|、)?[ \u3000]?｛([a-z0-9-]+)の/gu

/** Words in the same position that are not names of shops. */
const notAShop = /^(?:合計|最大|最高|最低|全部|全国|期間|期間中|条件|支払|無料|常時|[一二三四五六七八九十]回)$/u

/** Finds months that give a campaign's figures for a shop which the campaign itself does not mention. */
export function checkUnlistedShops(months: readonly ReadyMonth[], campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const campaignsByMonth = groupBy(campaigns, ({ month }) => month)
  return months.flatMap(({ month, written }) =>
    written.flatMap((text) =>
      [...text.value.matchAll(shopWithFact)].flatMap(({ 1: shop = '', 2: id = '' }): Diagnostic[] => {
        const campaign = campaignsByMonth.get(month)?.find((candidate) => candidate.id === id)
        const isMentioned = campaign?.texts.some(({ value }) => value.includes(shop)) ?? true
        if (isMentioned || notAShop.test(shop)) return []
        return [{ ...pickPosition(text), kind: 'place-of-other', details: { shop, id } }]
      }),
    ),
  )
}

/** A phrase about every day, followed by a campaign fact for the rate: 毎日、｛eighth-dayの上乗せ｝. */
const everyDay = /(毎日|いつでも|平日も|ほかの日も)[^。｛｝\n]{0,12}｛([a-z0-9-]+)の(?:上乗せ|合計|特典)/gu

function isOneDay({ definition }: ReadyCampaign): boolean {
  const { first, last } = getPeriodSpan(definition.period)
  return first === last
}

/** Finds months that give the figures of a one-day campaign for every day. */
export function checkDailyFigures(months: readonly ReadyMonth[], campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const oneDayCampaigns = campaigns.filter(isOneDay)
  return months.flatMap(({ month, written }) =>
    written.flatMap((text) =>
      [...text.value.matchAll(everyDay)].flatMap(({ 1: actual = '', 2: id = '' }): Diagnostic[] => {
        const isOfOneDay = oneDayCampaigns.some((campaign) => campaign.id === id && campaign.month === month)
        return isOfOneDay ? [{ ...pickPosition(text), kind: 'month-contradicted', details: { actual, id } }] : []
      }),
    ),
  )
}

/** Facts in a range or a list, which may be of two campaigns: ｛aの開始日｝から｛bの終了日｝. */
const joinedFact = /｝(?:〜|～|・|と|から)｛[a-z0-9-]+の/gu

/** Finds clauses with facts of two campaigns, one of which remained from copying: ｛aの開始日｝に｛bの上乗せ｝. */
export function checkMixedCampaigns(texts: readonly Reference[]): Diagnostic[] {
  return texts.flatMap((text) =>
    text.value.split(/[、。\n]/u).flatMap((clause): Diagnostic[] => {
      const facts = clause.replaceAll(joinedFact, '').matchAll(/｛([a-z0-9-]+)の/gu)
      const [first, second] = new Set(Array.from(facts, ([, id = '']) => id))
      if (first === undefined || second === undefined) return []
      return [{ ...pickPosition(text), kind: 'campaigns-mixed', details: { first, second } }]
    }),
  )
}
