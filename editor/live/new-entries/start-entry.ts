import { campaignKinds, type CampaignKind } from '#content-layer/common/campaign-kinds.ts'

import { askForKind } from '../dialogs.ts'
import type { Session } from '../session/session.ts'
import { startMonth } from './start-month.tsx'

/** The form of an entry from nothing, as Sveltia's button opens it. */
const fromNothing = /^#\/collections\/(months|campaigns|annotations|shared)\/new(?:\?path=(\d{6}-\d+))?$/

/** The shortcut to the next month in the list of collections, where Sveltia also returns from that month's form. */
const nextMonth = '#/collections/new-month'

/** Returns whether a navigation leads to the start of a month. */
function leadsToMonth({ oldURL }: HashChangeEvent): boolean {
  return location.hash === nextMonth && !new URL(oldURL).hash.startsWith(`${nextMonth}/`)
}

/** Opens the form of a new campaign of the chosen kind, in a month or in the one that is chosen in the form. */
async function startCampaign(month: string | undefined): Promise<void> {
  const list = month === undefined ? '' : `/filter/${month}`
  location.replace(`#/collections/campaigns${list}`)
  const kinds = Object.keys(campaignKinds) as CampaignKind[]
  const chosen = await askForKind(kinds.map((kind) => campaignKinds[kind]))
  const kind = kinds.find((each) => campaignKinds[each] === chosen)
  if (kind !== undefined) location.hash = `#/collections/new-${kind}/new${month === undefined ? '' : `?path=${month}`}`
}

/** The form with a template for each collection. */
const startPages = new Map([
  ['annotations', 'new-note'],
  ['shared', 'new-shared'],
])

/**
 * Redirects Sveltia's buttons for new entries to the forms with a template, and asks for the kind of a campaign and for
 * the plan of a month: Sveltia's own form would be empty, with an error at every field.
 */
export function startFromText(session: Session, newestMonth: string): void {
  const lead = (event: HashChangeEvent) => {
    const [, button, month] = fromNothing.exec(location.hash) ?? []
    const collection = leadsToMonth(event) ? 'months' : button
    if (collection === undefined) return
    event.stopImmediatePropagation()
    if (collection === 'campaigns') void startCampaign(month)
    else if (collection === 'months') startMonth(session, session.months.newest() ?? newestMonth)
    else location.replace(`#/collections/${startPages.get(collection) ?? collection}/new`)
  }
  // Before Sveltia reads the URL.
  addEventListener('hashchange', lead, { capture: true })
}
