import type { Session } from './session.ts'

/** A new campaign without a folder, as Sveltia's button opens it. */
const withoutMonth = /^#\/collections\/new-(?!month\b|note\b)[\w-]+\/new$/

/** Has new campaigns begin in the newest month; Sveltia would have people write its folder. */
export function openInNewestMonth(session: Session): void {
  const complete = () => {
    const month = session.newestMonth()
    if (month !== undefined && withoutMonth.test(location.hash)) location.replace(`${location.hash}?path=${month}`)
  }
  // Before Sveltia reads the address.
  addEventListener('hashchange', complete, { capture: true })
}
