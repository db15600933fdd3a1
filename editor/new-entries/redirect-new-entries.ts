import { kindDescriptions, type CampaignKind } from '#content-layer/common/campaign-kinds.ts'

import type { InitialValues } from '../form/initial-values.ts'
import { listNewEntries, type NewEntry } from '../form/entry-templates.ts'
import { askForKind } from '../dialogs/dialog-texts.ts'
import { parseEditorUrl } from '../entries/editor-urls.ts'
import type { KnownMonths } from '../session/known-months.ts'
import type { Session } from '../session/session.ts'
import { getCampaignsUrl } from './open-month.ts'
import { openSidebarShortcut } from './open-sidebar-shortcut.ts'
import { startMonth } from './start-month.tsx'

/** Asks for the kind of a new campaign and opens its form. Without a month, the form asks for the month. */
async function openNewCampaign(months: KnownMonths, month: string | undefined): Promise<void> {
  // The list of campaigns stands behind the dialog, and stays if the dialog is cancelled.
  location.replace(getCampaignsUrl(months, month))
  const kinds = Object.keys(kindDescriptions) as CampaignKind[]
  const chosenDescription = await askForKind(kinds.map((kind) => kindDescriptions[kind]))
  const chosenKind = kinds.find((kind) => kindDescriptions[kind] === chosenDescription)
  if (chosenKind === undefined) return
  location.hash = `#/collections/new-${chosenKind}/new${month === undefined ? '' : `?path=${month}`}`
}

/** For each collection without a dialog: the collection whose form starts from a template. */
const templateCollections = new Map([
  ['annotations', 'new-note'],
  ['shared', 'new-shared'],
])

/**
 * Returns the URL of the list to which a closed form of a new entry leads: the list that the entry would be in. Returns
 * undefined for every other navigation.
 */
function listOfClosedForm(closedUrl: string, entries: readonly NewEntry[], months: KnownMonths): string | undefined {
  const closed = parseEditorUrl(closedUrl)
  if (closed?.view !== 'new') return undefined
  const entry = entries.find(({ name }) => name === closed.collection)
  // Sveltia leads from a closed form to the list of its own collection.
  if (!entry || location.hash !== `#/collections/${entry.name}`) return undefined
  return entry.collection === 'campaigns' ? getCampaignsUrl(months, closed.month) : `#/collections/${entry.collection}`
}

/**
 * Redirects Sveltia's buttons for new entries to forms that start from a template. Sveltia's own form is empty and
 * reports an error at every field. A dialog asks first for the kind of a campaign and for the plan of a month.
 */
export function redirectNewEntries(session: Session, initialValues: InitialValues): void {
  const { months } = session
  const entries = listNewEntries(initialValues)
  const openNewMonth = () => startMonth(session, months.getNewest() ?? initialValues.month)

  const redirect = (event: HashChangeEvent) => {
    const list = listOfClosedForm(event.oldURL, entries, months)
    if (list !== undefined) history.replaceState(history.state, '', list)

    const { collection = '', view, month } = parseEditorUrl(location.hash) ?? {}
    if (view !== 'new') return
    const templateCollection = templateCollections.get(collection)
    if (collection === 'campaigns') void openNewCampaign(months, month)
    else if (collection === 'months') {
      location.replace('#/collections/months')
      openNewMonth()
    } else if (templateCollection !== undefined) location.replace(`#/collections/${templateCollection}/new`)
    else return
    event.stopImmediatePropagation()
  }
  // The capture phase comes before Sveltia's own listener, which reads the URL.
  addEventListener('hashchange', redirect, { capture: true })

  const collectionsByLabel = new Map(entries.map(({ label, name }) => [label, name]))
  const openShortcut = (event: MouseEvent) => openSidebarShortcut(event, collectionsByLabel, openNewMonth)
  addEventListener('click', openShortcut, { capture: true })
}
