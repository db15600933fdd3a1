import { parseEnd } from '#domain/time/japan-time.ts'

import { campaignPath, monthPath } from '../common/routes.ts'
import type { CampaignEntry, MonthEntry, Screens } from '../entries/entries.ts'
import { groupBy } from '#domain/group-by.ts'
import type { PublishedPage } from './scheduled-names.ts'
import { namesOf } from './recognize-name.ts'
import { promotionAt, promotionsIn, type DatedPromotion } from './promotions.ts'
import type { PublishTimes } from './publish-times.ts'

function pagesOfCampaign(entry: CampaignEntry, times: PublishTimes): PublishedPage[] {
  const { month, id, definition, texts = [], links, images } = entry
  if (!definition) return []
  const { title, tag, posterName, storeName, affiliateUrl, affiliateItems, period } = definition
  return [
    {
      subject: `${month}/${id}`,
      from: times.ofCampaign(entry),
      end: parseEnd(period.end),
      names: [
        ...namesOf('title', title),
        ...namesOf('word', posterName, tag, storeName),
        ...namesOf('address', campaignPath(month, id, 'web').replace(/\/$/, ''), affiliateUrl),
        ...namesOf('address', ...affiliateItems.map(({ href }) => href)),
        ...namesOf('id', id),
      ],
      texts,
      links,
      images,
    },
  ]
}

function pageOfMonth(
  { month, definition, texts = [], images }: MonthEntry,
  publishedCampaigns: readonly PublishedPage[],
  from: number,
) {
  const end = Math.max(...publishedCampaigns.map((campaign) => campaign.end))
  const names = [
    ...namesOf('title', definition?.title),
    ...namesOf('address', monthPath(month, 'web').replace(/\/$/, '')),
    ...namesOf('id', month),
  ]
  return { subject: month, from, end, names, texts, links: [], images } satisfies PublishedPage
}

/** Returns the permanent texts of screens, and the promotions of the entry screen, one by one. */
function pagesOfScreens({ data, texts, links, images }: Screens): PublishedPage[] {
  const always = { from: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY }
  const promotions = promotionsIn(data)
  const ofEntry = (texts.get('entry') ?? []).map((text) => ({ text, owner: promotionAt(promotions, text.path) }))
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
        names: [...namesOf('title', title), ...namesOf('word', tag), ...namesOf('id', promotionKey)],
        texts: textsOf(dated),
        links: [],
        images: [],
      }
    }),
  ]
}

/** Returns everything that is published, each with its time and its names. */
export function publishedEntries(
  campaigns: readonly CampaignEntry[],
  months: readonly MonthEntry[],
  screens: Screens,
  times: PublishTimes,
): PublishedPage[] {
  const byMonth = groupBy(campaigns, ({ month }) => month)
  const ofMonths = months.flatMap((entry) => {
    const publishedCampaigns = (byMonth.get(entry.month) ?? []).flatMap((campaign) => pagesOfCampaign(campaign, times))
    return [pageOfMonth(entry, publishedCampaigns, times.ofMonth(entry.month)), ...publishedCampaigns]
  })
  return [...ofMonths, ...pagesOfScreens(screens)]
}
