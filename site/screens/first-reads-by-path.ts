import { getEasypayApplicability } from '#api-client/calls/get-easypay-applicability.ts'
import { getEasypayStatus } from '#api-client/calls/get-easypay-status.ts'
import { getLoyalty } from '#api-client/calls/get-loyalty.ts'
import { getLoyaltyNotification } from '#api-client/calls/get-loyalty-notification.ts'
import { listEntryTypeCampaignPromotionsAnonymous } from '#api-client/calls/list-entry-type-campaign-promotions-anonymous.ts'
import { readQuery } from '#api-client/queries.ts'
import { parseStart } from '#domain/time/japan-time.ts'

import { client } from '../api.ts'
import type { ContentReader } from '../documents/content-reader.ts'
import type { FirstRead } from '../platform/send-first-reads.ts'
import type { entryCampaigns } from './entry/entry-campaigns.ts'
import { promotionsQuery } from './entry/promotion-queries.ts'
import { inviteCodeQuery } from './invitation/invite-code-query.ts'
import { landingReads } from './lending/landing-reads.ts'
import type { ScreenPath } from './screen-paths.ts'

/** The part of a query that identifies its request: a path and an input (`api-client/queries.ts`). */
type Asking = { queryKey: readonly unknown[] }

/** Converts a query to the first read that the page's head sends. */
function firstRead({ queryKey: [path, input] }: Asking, more: Omit<FirstRead, 'url' | 'input'> = {}): FirstRead {
  return { url: String(path), input: { ...(input as object) }, ...more }
}

type FirstReads = (content: ContentReader) => FirstRead[] | Promise<FirstRead[]>

const nothing: FirstReads = () => []
const loyalty: FirstReads = () => [firstRead(readQuery(client, getLoyalty, {}))]
const lending: FirstReads = () => landingReads.map((read) => firstRead(read))
const easypay: FirstReads = () => [
  firstRead(readQuery(client, getEasypayApplicability, {})),
  firstRead(readQuery(client, getEasypayStatus, {})),
]

const invitation: FirstReads = async (content) => {
  const { period } = await content.screen('invitation')
  return [firstRead(inviteCodeQuery(client), period && { from: parseStart(period.start) })]
}

function entry(name: keyof typeof entryCampaigns): FirstReads {
  return async (content) => {
    const { campaigns } = await content.screen('entry')
    const keys = campaigns[name].promotions.map(({ promotionKey }) => promotionKey)
    return [firstRead(promotionsQuery(client, keys), { anonymous: listEntryTypeCampaignPromotionsAnonymous.path })]
  }
}

/**
 * The first reads of each screen, for any visitor. They use the queries of the screen's own parts, so that each is the
 * same call with the same input. Reads only, because a write needs the visitor's action.
 */
export const firstReadsByPath: Readonly<Record<ScreenPath, FirstReads>> = {
  '/examples/check-webview/': nothing,
  '/examples/check-webview/detail/': nothing,
  // It checks the results of its own calls.
  '/examples/check-webview/status/': nothing,
  '/examples/date/': nothing,
  '/examples/deeplinks/': nothing,
  '/examples/dummy-external/': nothing,
  '/guide/easypay/registration/': easypay,
  '/guide/easypay/registration/mercard/': easypay,
  '/jp/card/campaign/in-app/': entry('inApp'),
  '/jp/card/entry/': entry('entry'),
  '/jp/card/entry/refound/': entry('refound'),
  '/jp/card/invitation/': invitation,
  '/jp/card/invitation/in-app/': invitation,
  '/jp/card/loyalty/': loyalty,
  '/jp/card/loyalty/notification/': () => [
    firstRead(readQuery(client, getLoyaltyNotification, { id: '' }), { parameter: 'id' }),
  ],
  '/jp/lending/': lending,
  '/jp/lending/in-app/': lending,
  '/jp/loyalty/': loyalty,
  '/jp/loyalty/in-app/': loyalty,
  '/r/mercard-application/': nothing,
}
