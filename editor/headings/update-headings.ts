import { readChosenMonth } from '../entries/read-new-entry-inputs.ts'
import type { KnownMonths } from '../session/known-months.ts'
import type { Session } from '../session/session.ts'
import { createHeadingFiller } from './fill-headings.ts'

/** The URL of the form of a campaign: of a new one, or with the month in which it is saved. */
const campaignUrl = /^#\/collections\/(?:new-(?!month\b|note\b|shared\b)[\w-]+\/new|campaigns\/entries\/(\d{6}-\d+)\/)/

/** Marks the head of a campaign's form with its month, which the style sheet shows; a new one is saved into it. */
function markMonth(months: KnownMonths): void {
  const opened = campaignUrl.exec(location.hash)
  const month = opened ? (opened[1] ?? readChosenMonth() ?? months.getNewest()) : undefined
  for (const head of document.querySelectorAll<HTMLElement>('.content-editor .toolbar h2')) {
    if (month === undefined) delete head.dataset['month']
    else if (head.dataset['month'] !== month) head.dataset['month'] = month
  }
}

/** Describes what belongs in an empty list, above Sveltia's button for its first entry. */
function explainEmptyList(months: KnownMonths): void {
  const text = document.querySelector('[aria-description] .empty-state > span')
  if (!text) return
  const description = text.closest('[aria-description]')?.getAttribute('aria-description') ?? ''
  const month = location.hash === '#/collections/campaigns' ? months.getNewest() : undefined
  const sentence = `${month === undefined ? 'ここ' : `${month} `}には、まだ何もありません。${description}`
  if (text.textContent !== sentence) text.textContent = sentence
}

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
