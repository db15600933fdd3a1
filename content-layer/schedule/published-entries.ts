/*
 * Lists everything that is published, with its time, its names, and its texts, links and images.
 */

import { parseEnd } from '#domain/time/japan-time.ts'

import { campaignPath, monthPath } from '../common/routes.ts'
import type { CampaignEntry, MonthEntry, Screens } from '../entries/entries.ts'
import { groupBy } from '#domain/group-by.ts'
import type { PublishedPage } from './scheduled-names.ts'
import { collectNames } from './recognize-name.ts'
import { findPromotion, listPromotions, type DatedPromotion } from './promotions.ts'
import type { PublishTimes } from './publish-times.ts'

/** Returns a path without its last slash, as texts may name it. */
function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}

/** Returns the page of a campaign; undefined if its fields are invalid. */
function createPageOfCampaign(entry: CampaignEntry, times: PublishTimes): PublishedPage | undefined {
  const { month, id, definition, texts = [], links, images } = entry
  if (!definition) return undefined
  const { title, tag, posterName, storeName, affiliateUrl, affiliateItems, period } = definition
  const names = [
    ...collectNames('title', title),
    ...collectNames('word', posterName, tag, storeName),
    ...collectNames('address', withoutSlash(campaignPath(month, id, 'web')), affiliateUrl),
    ...collectNames('address', ...affiliateItems.map(({ href }) => href)),
    ...collectNames('id', id),
  ]
  const [from, end] = [times.ofCampaign(entry), parseEnd(period.end)]
  return { subject: `${month}/${id}`, from, end, names, texts, links, images }
}

function createPageOfMonth(
  { month, definition, texts = [], images }: MonthEntry,
  publishedCampaigns: readonly PublishedPage[],
  from: number,
): PublishedPage {
  const end = Math.max(...publishedCampaigns.map((campaign) => campaign.end))
  const names = [
    ...collectNames('title', definition?.title),
    ...collectNames('address', withoutSlash(monthPath(month, 'web'))),
    ...collectNames('id', month),
  ]
  return { subject: month, from, end, names, texts, links: [], images }
}

/** Returns the permanent texts of screens, and the promotions of the entry screen, one by one. */
function listPagesOfScreens({ data, texts, links, images }: Screens): PublishedPage[] {
  const always = { from: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY }
  const promotions = listPromotions(data)
  const ofEntry = (texts.get('entry') ?? []).map((text) => ({ text, owner: findPromotion(promotions, text.path) }))
  const textsOf = (promotion?: DatedPromotion) =>
    ofEntry.filter(({ owner }) => owner === promotion).map(({ text }) => text)
  const others = [...texts].flatMap(([name, references]) => (name === 'entry' ? textsOf() : references))
  return [
    { ...always, subject: 'screens', names: [], texts: others, links, images },
    ...promotions.map((dated): PublishedPage => {
      const { page, from, promotion } = dated
      const { promotionKey, title, tag } = promotion
      return {
        subject: `screens/entry/${page}/${promotionKey}`,
        from,
        end: always.end,
        names: [...collectNames('title', title), ...collectNames('word', tag), ...collectNames('id', promotionKey)],
        texts: textsOf(dated),
        links: [],
        images: [],
      }
    }),
  ]
}

/** Returns everything that is published, each with its time and its names. */
export function listPublishedEntries(
  campaigns: readonly CampaignEntry[],
  months: readonly MonthEntry[],
  screens: Screens,
  times: PublishTimes,
): PublishedPage[] {
  const byMonth = groupBy(campaigns, ({ month }) => month)
  const ofMonths = months.flatMap((entry) => {
    const publishedCampaigns = (byMonth.get(entry.month) ?? []).flatMap(
      (campaign) => createPageOfCampaign(campaign, times) ?? [],
    )
    return [createPageOfMonth(entry, publishedCampaigns, times.ofMonth(entry.month)), ...publishedCampaigns]
  })
  return [...ofMonths, ...listPagesOfScreens(screens)]
}
