import type { Session } from '../session/session.ts'

/** A new campaign without a folder, as Sveltia's button opens it. */
const withoutMonth = /^#\/collections\/new-(?!month\b|note\b)[\w-]+\/new$/

/** All campaigns, of which Sveltia shows those in no folder: none. */
const campaignsUrl = '#/collections/campaigns'

/**
 * Opens the newest month where the URL names none: new campaigns are created in it, where Sveltia would ask for its
 * folder, and the list of campaigns is its list, where Sveltia would show an empty one.
 */
export function openInNewestMonth(session: Session): void {
  const complete = () => {
    const month = session.months.newest()
    if (month === undefined) return
    if (withoutMonth.test(location.hash)) location.replace(`${location.hash}?path=${month}`)
    if (location.hash === campaignsUrl) location.replace(`${campaignsUrl}/filter/${month}`)
  }
  complete()
  // Before Sveltia reads the URL.
  addEventListener('hashchange', complete, { capture: true })
}
