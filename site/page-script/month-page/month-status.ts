import { monthStatusAt } from '#domain/time/month-status.ts'
import { parseCampaignSpans } from '#domain/time/spans.ts'

import { setText } from '../elements/set-text.ts'

/** Writes a text into the first element that a selector matches. */
function writeText(element: Element, selector: string, text: string): void {
  const target = element.querySelector(selector)
  if (target) setText(target, text)
}

/**
 * Writes the state of a month onto its poster (D27). It changes only when a campaign's state does, and all campaigns
 * are on the page with their periods.
 */
export function updateMonthStatus(): void {
  const poster = document.querySelector<HTMLElement>('[data-campaigns]')
  if (!poster) return
  const [visible, inAppOnly] = parseCampaignSpans(poster.dataset['campaigns'] ?? '')
  const { status, isLastDay, isLastOfAll, text, moment } = monthStatusAt(visible, inAppOnly, Date.now())
  poster.dataset['status'] = status
  poster.toggleAttribute('data-last', isLastDay)
  poster.toggleAttribute('data-last-of-all', isLastOfAll)
  writeText(poster, '[data-words]', text)
  writeText(poster, '[data-moment]', moment)
}
