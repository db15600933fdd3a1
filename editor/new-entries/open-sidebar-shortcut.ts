/**
 * Opens the form of a new entry, or the dialog of a new month, for a click on a collection of new entries in the
 * sidebar. Sveltia would open the list of that collection, which is empty. A list with drafts, which exist at a Git host
 * only, opens as usual.
 */
export function openSidebarShortcut(
  event: MouseEvent,
  collectionsByLabel: ReadonlyMap<string, string>,
  openNewMonth: () => void,
): void {
  const sidebarItem = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=treeitem]') : null
  const collection = collectionsByLabel.get(sidebarItem?.dataset['label'] ?? '')
  const isEmpty = sidebarItem?.querySelector('.count')?.textContent.trim() === '0'
  if (collection === undefined || !isEmpty) return
  event.stopPropagation()
  if (collection === 'new-month') openNewMonth()
  else location.hash = `#/collections/${collection}/new`
}
