import type { KnownMonths } from '../session/known-months.ts'

/** Matches the URL that Sveltia's button opens for a new campaign: without a month. */
const withoutMonth = /^#\/collections\/new-(?!month\b|note\b)[\w-]+\/new$/

/** The URL of all campaigns. Sveltia shows those outside of all folders, of which there are none. */
const campaignsUrl = '#/collections/campaigns'

/** Returns the URL of a month's campaigns, by default the newest month's; that of all campaigns if the month has none. */
export function getCampaignsUrl(months: KnownMonths, month = months.getNewest()): string {
  return month === undefined || months.isEmpty(month) ? campaignsUrl : `${campaignsUrl}/filter/${month}`
}

/**
 * Opens the newest month if the URL names no month. New campaigns are then created in it, instead of asking for a folder,
 * and the list of campaigns is that of the month, instead of an empty one.
 */
export function openInNewestMonth(months: KnownMonths): void {
  const complete = () => {
    const month = months.getNewest()
    if (month !== undefined && withoutMonth.test(location.hash)) location.replace(`${location.hash}?path=${month}`)
    if (location.hash === campaignsUrl) location.replace(getCampaignsUrl(months))
  }
  complete()
  // Before Sveltia reads the URL.
  addEventListener('hashchange', complete, { capture: true })
}
