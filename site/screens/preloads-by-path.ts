import { getEasypayApplicability } from '#api-client/calls/get-easypay-applicability.ts'
import { getEasypayStatus } from '#api-client/calls/get-easypay-status.ts'
import { getLoyalty } from '#api-client/calls/get-loyalty.ts'
import { getLoyaltyNotification } from '#api-client/calls/get-loyalty-notification.ts'
import { listEntryTypeCampaignPromotionsAnonymous } from '#api-client/calls/list-entry-type-campaign-promotions-anonymous.ts'
import { readQuery } from '#api-client/queries.ts'
import { parseStart } from '#domain/time/japan-time.ts'

import { client } from '../api.ts'
import type { ContentReader } from '../documents/content-reader.ts'
import type { Preload } from '../platform/send-preloads.ts'
import type { entryPages } from './entry/entry-pages.ts'
import { promotionsQuery } from './entry/promotion-queries.ts'
import { inviteCodeQuery } from './invitation/invite-code-query.ts'
import { landingReads } from './lending/landing-reads.ts'
import type { ScreenPath } from './screen-paths.ts'

/** A query whose key is the path and the input of its request (`api-client/queries.ts`). */
type RequestQuery = { queryKey: readonly unknown[] }

/** Converts a query of a screen to a preload. */
function preload({ queryKey }: RequestQuery, conditions: Omit<Preload, 'url' | 'input'> = {}): Preload {
  const [path, input] = queryKey
  return { url: String(path), input: { ...(input as object) }, ...conditions }
}

type ListPreloads = (content: ContentReader) => Preload[] | Promise<Preload[]>

const none: ListPreloads = () => []
const loyalty: ListPreloads = () => [preload(readQuery(client, getLoyalty, {}))]
const lending: ListPreloads = () => landingReads.map((read) => preload(read))
const easypay: ListPreloads = () => [
  preload(readQuery(client, getEasypayApplicability, {})),
  preload(readQuery(client, getEasypayStatus, {})),
]

const invitation: ListPreloads = async (content) => {
  const { period } = await content.screen('invitation')
  return [preload(inviteCodeQuery(client), period && { from: parseStart(period.start) })]
}

function entry(name: keyof typeof entryPages): ListPreloads {
  return async (content) => {
    const { campaigns } = await content.screen('entry')
    const keys = campaigns[name].promotions.map(({ promotionKey }) => promotionKey)
    return [preload(promotionsQuery(client, keys), { anonymous: listEntryTypeCampaignPromotionsAnonymous.path })]
  }
}

/**
 * The preloads of each screen, for any visitor. They use the queries of the screen's own parts, so that each is the same
 * call with the same input. Reads only, because a write needs the visitor's action.
 */
export const preloadsByPath: Readonly<Record<ScreenPath, ListPreloads>> = {
  '/examples/check-webview/': none,
  '/examples/check-webview/detail/': none,
  // It checks the results of its own calls.
  '/examples/check-webview/status/': none,
  '/examples/date/': none,
  '/examples/deeplinks/': none,
  '/examples/dummy-external/': none,
  '/guide/easypay/registration/': easypay,
  '/guide/easypay/registration/mercard/': easypay,
  '/jp/card/campaign/in-app/': entry('inApp'),
  '/jp/card/entry/': entry('entry'),
  '/jp/card/entry/refound/': entry('refound'),
  '/jp/card/invitation/': invitation,
  '/jp/card/invitation/in-app/': invitation,
  '/jp/card/loyalty/': loyalty,
  '/jp/card/loyalty/notification/': () => [
    preload(readQuery(client, getLoyaltyNotification, { id: '' }), { parameter: 'id' }),
  ],
  '/jp/lending/': lending,
  '/jp/lending/in-app/': lending,
  '/jp/loyalty/': loyalty,
  '/jp/loyalty/in-app/': loyalty,
  '/r/mercard-application/': none,
}
