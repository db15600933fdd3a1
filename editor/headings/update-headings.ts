import type { Session } from '../session/session.ts'
import { createHeadingFiller } from './fill-headings.ts'
import { explainEmptyList } from './explain-empty-list.ts'
import { markMonth } from './mark-month.ts'

/**
 * Keeps the headings of lists and forms as people read them: names and terms replaced, the month beside a campaign, a
 * sentence in an empty list. Sveltia renders again whatever changes, so they are changed before each frame that follows a
 * change of the page or of the content.
 */
export function updateHeadings(session: Session): void {
  const fillHeadings = createHeadingFiller(session)
  let isScheduled = false
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(() => {
      isScheduled = false
      fillHeadings()
      markMonth(session.months)
      explainEmptyList(session.months)
    })
  }
  // The names of entries are known once the content is checked.
  session.subscribe(schedule)
  new MutationObserver(schedule).observe(document.body, { childList: true, characterData: true, subtree: true })
}
