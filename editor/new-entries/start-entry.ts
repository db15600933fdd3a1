import { kindDescriptions, type CampaignKind } from '#content-layer/common/campaign-kinds.ts'

import type { InitialValues } from '../form/initial-values.ts'
import { newEntries, type NewEntry } from '../form/entry-templates.ts'
import { askForKind } from '../dialogs/dialog-texts.ts'
import { parseEditorUrl } from '../entries/editor-urls.ts'
import type { KnownMonths } from '../session/known-months.ts'
import type { Session } from '../session/session.ts'
import { urlOfCampaigns } from './open-month.ts'
import { startMonth } from './start-month.tsx'

/** Opens the form of a new campaign of the chosen kind, in a month or in the one that is chosen in the form. */
async function startCampaign(months: KnownMonths, month: string | undefined): Promise<void> {
  location.replace(urlOfCampaigns(months, month))
  const kinds = Object.keys(kindDescriptions) as CampaignKind[]
  const chosen = await askForKind(kinds.map((kind) => kindDescriptions[kind]))
  const kind = kinds.find((each) => kindDescriptions[each] === chosen)
  if (kind !== undefined) location.hash = `#/collections/new-${kind}/new${month === undefined ? '' : `?path=${month}`}`
}

/** The form with a template for each collection, in place of Sveltia's empty one; undefined where a dialog asks first. */
const startPages = new Map([
  ['months', undefined],
  ['campaigns', undefined],
  ['annotations', 'new-note'],
  ['shared', 'new-shared'],
])

/** Opens the form of a shortcut in the sidebar, whose list Sveltia would open. Only drafts at a Git host are in it. */
function openShortcut(event: MouseEvent, names: ReadonlyMap<string, string>, askForMonth: () => void): void {
  const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=treeitem]') : null
  const name = names.get(item?.dataset['label'] ?? '')
  if (name === undefined || item?.querySelector('.count')?.textContent.trim() !== '0') return
  event.stopPropagation()
  if (name === 'new-month') askForMonth()
  else location.hash = `#/collections/${name}/new`
}

/** Returns the URL of the list in which the new entry would be whose form is left; undefined for other navigations. */
function listAfterLeaving(oldURL: string, entries: readonly NewEntry[], months: KnownMonths): string | undefined {
  const left = parseEditorUrl(oldURL)
  const entry = entries.find(({ name }) => name === left?.collection && location.hash === `#/collections/${name}`)
  if (!entry || left?.view !== 'new') return undefined
  return entry.collection === 'campaigns' ? urlOfCampaigns(months, left.month) : `#/collections/${entry.collection}`
}

/**
 * Redirects Sveltia's buttons for new entries to the forms with a template, and asks for the kind of a campaign and for
 * the plan of a month: Sveltia's own form would be empty, with an error at every field. A form that is left leads to the
 * list in which its entry would be.
 */
export function startEntriesFromTemplates(session: Session, initialValues: InitialValues): void {
  const entries = newEntries(initialValues)
  const askForMonth = () => startMonth(session, session.months.newest() ?? initialValues.month)
  const lead = (event: HashChangeEvent) => {
    const list = listAfterLeaving(event.oldURL, entries, session.months)
    // Sveltia reads the URL after this.
    if (list !== undefined) history.replaceState(history.state, '', list)
    const { collection = '', view, month } = parseEditorUrl(location.hash) ?? {}
    if (view !== 'new' || !startPages.has(collection)) return
    event.stopImmediatePropagation()
    if (collection === 'campaigns') void startCampaign(session.months, month)
    else if (collection === 'months') {
      location.replace('#/collections/months')
      askForMonth()
    } else location.replace(`#/collections/${startPages.get(collection) ?? collection}/new`)
  }
  addEventListener('hashchange', lead, { capture: true })
  const names = new Map(entries.map(({ label, name }) => [label, name]))
  addEventListener('click', (event) => openShortcut(event, names, askForMonth), { capture: true })
}
