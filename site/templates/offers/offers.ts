import type { Card } from '#blocks/related-campaigns/campaign-row.tsx'
import { doOverlap, parsePeriod } from '#domain/time/spans.ts'

import type { CampaignSummary, MonthDocument } from '#content-layer/documents/document-types.ts'
import type { ContentReader } from '../../documents/content-reader.ts'
import { calendarFilePath, selectPath, type Variant } from '#content-layer/common/routes.ts'
import { listVisibleCampaigns } from '../month/campaigns-of-month.ts'

/** An offer: a campaign of one month, or of two that contain the same. */
export type Offer = Card & { calendarHref: string | undefined; isInAppOnly: boolean; isEighthDay: boolean }

type OfferedCampaign = { month: MonthDocument; entry: CampaignSummary }

/**
 * Returns whether two months contain one offer: their campaigns have one id, and periods with an instant in common. The
 * content check makes sure that their terms agree then. A campaign of every month, such as the eighth day, is an offer
 * a month.
 */
function isSameOffer(one: OfferedCampaign, other: OfferedCampaign): boolean {
  return (
    one.entry.id === other.entry.id &&
    doOverlap(parsePeriod(one.entry.card.period), parsePeriod(other.entry.card.period))
  )
}

/** Maximum number of listed offers. */
const maxOffers = 40

type Options = { max?: number; hasInAppOnly?: boolean }

/**
 * The offers of all months, each once, with the text of the newest month that contains it; at most those `max` that end
 * last, in the order in which they start. On the web, offers of the app are included with `hasInAppOnly`.
 */
export async function listOffers(
  content: ContentReader,
  variant: Variant,
  { max = maxOffers, hasInAppOnly = false }: Options = {},
): Promise<Offer[]> {
  const months = await content.months()
  const documents = await Promise.all(months.map(({ month }) => content.month(month)))
  const candidates = documents.flatMap((month) =>
    listVisibleCampaigns(month, hasInAppOnly ? 'in-app' : variant).map((entry): OfferedCampaign => ({ month, entry })),
  )
  const offers = candidates.filter(
    (offer, index) => !candidates.slice(0, index).some((newer) => isSameOffer(newer, offer)),
  )
  const span = ({ entry }: OfferedCampaign) => parsePeriod(entry.card.period)
  const last = new Set([...offers].sort((a, b) => span(b).end - span(a).end).slice(0, max))
  return offers
    .filter((offer) => last.has(offer))
    .sort((a, b) => span(a).start - span(b).start)
    .map(({ month, entry: { id, card, paths, pages, isEighthDay } }) => {
      const isInAppOnly = variant === 'web' && pages === 'in-app-only'
      const shown = isInAppOnly ? 'in-app' : variant
      return {
        ...card,
        href: selectPath(paths, shown) ?? `${selectPath(month.paths, shown)}#${id}`,
        // No web view opens a calendar's file.
        calendarHref: shown === 'web' ? calendarFilePath(month.month, id) : undefined,
        isInAppOnly,
        isEighthDay,
      }
    })
}
