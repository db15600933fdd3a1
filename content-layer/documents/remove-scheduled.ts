/*
 * Removes what is published only later (`publishAt`), and everything that only this uses (D32).
 */

import type { Content } from '../load/read-content.ts'
import { collectSlots } from '../source/fields/images-in-fields.ts'
import { findPromotion, listPromotions, withoutScheduledPromotions } from '../schedule/promotions.ts'
import { computePublishTimes } from '../schedule/publish-times.ts'

type Linked = { links: readonly { value: string }[] }

function listHosts(entries: readonly Linked[]): Set<string> {
  const links = entries.flatMap(({ links }) => links.map(({ value }) => value))
  return new Set(links.flatMap((link) => (URL.canParse(link) ? [new URL(link).host] : [])))
}

/** Returns the shared content without the hosts that only scheduled campaigns link to. */
function sharedWithout(
  { shared }: Content,
  scheduled: readonly Linked[],
  published: readonly Linked[],
): Content['shared'] {
  const [scheduledHosts, publishedHosts] = [listHosts(scheduled), listHosts(published)]
  if (!shared.provider) return shared
  const linkHosts = shared.provider.linkHosts.filter((host) => !scheduledHosts.has(host) || publishedHosts.has(host))
  return { ...shared, provider: { ...shared.provider, linkHosts } }
}

/**
 * Returns the content as published at an instant, in milliseconds since 1970: without scheduled campaigns, months and
 * promotions, the lists that contain them, and the pictures and hosts that only they use.
 */
export function removeScheduled(content: Content, now: number): Content {
  const { ofMonth, ofCampaign } = computePublishTimes(content)
  const screens = withoutScheduledPromotions(content.screens, now)
  const campaigns = content.campaigns.filter((entry) => ofCampaign(entry) <= now)
  if (campaigns.length === content.campaigns.length && screens === content.screens) return content
  const months = content.months
    .filter(({ month }) => ofMonth(month) <= now)
    .map((entry) => {
      const { month, definition } = entry
      if (!definition) return entry
      const listed = definition.campaigns.filter((id) => ofCampaign({ month, id }) <= now)
      return { ...entry, definition: { ...definition, campaigns: listed } }
    })
  const promotions = listPromotions(content.screens).filter(({ from }) => from > now)
  const screenStatements = content.screenStatements.filter(
    ({ file, path }) => file !== 'screens/entry.yaml' || findPromotion(promotions, path) === undefined,
  )
  const images = [
    ...content.shared.images,
    ...content.screenImages,
    ...[...campaigns, ...months].flatMap((entry) => entry.images),
  ]
  const scheduled = content.campaigns.filter((entry) => ofCampaign(entry) > now)
  const shared = sharedWithout(content, scheduled, [...campaigns, { links: content.screenLinks }])
  return { ...content, shared, months, campaigns, screens, screenStatements, slots: collectSlots(images) }
}
