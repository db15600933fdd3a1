import type { KnownMonths } from '../session/known-months.ts'

/** A new campaign without a folder, as Sveltia's button opens it. */
const withoutMonth = /^#\/collections\/new-(?!month\b|note\b)[\w-]+\/new$/

/** All campaigns, of which Sveltia shows those in no folder: none. */
const campaignsUrl = '#/collections/campaigns'

/** Returns the URL of the campaigns of a month, by default the newest; of no folder while the month has none. */
export function urlOfCampaigns(months: KnownMonths, month = months.newest()): string {
  return month === undefined || months.isEmpty(month) ? campaignsUrl : `${campaignsUrl}/filter/${month}`
}

/**
 * Opens the newest month where the URL names none: new campaigns are created in it, where Sveltia would ask for its
 * folder, and the list of campaigns is its list, where Sveltia would show an empty one.
 */
export function openInNewestMonth(months: KnownMonths): void {
  const complete = () => {
    const month = months.newest()
    if (month !== undefined && withoutMonth.test(location.hash)) location.replace(`${location.hash}?path=${month}`)
    if (location.hash === campaignsUrl) location.replace(urlOfCampaigns(months))
  }
  complete()
  // Before Sveltia reads the URL.
  addEventListener('hashchange', complete, { capture: true })
}
