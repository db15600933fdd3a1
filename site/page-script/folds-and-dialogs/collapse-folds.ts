import { whileLoading } from '../elements/while-loading.ts'

/**
 * Elements that are published open and collapsed on small screens: the terms of a campaign on its month's page, and
 * shared notes.
 */
const folds = '[data-fold]'

/** Whether the terms stay open: on a desktop, as in `blocks/theme.css`. */
const hasRoom = matchMedia('(min-width:64rem)').matches

const collapsed = new WeakSet<Element>()

/** Collapses each element once, as soon as it is parsed. Terms stay open on a desktop; without scripts, all stay open. */
function collapseLoaded(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(folds)) {
    if (!collapsed.has(details)) details.open = hasRoom && details.dataset['terms'] !== undefined
    collapsed.add(details)
  }
}

whileLoading(collapseLoaded)
