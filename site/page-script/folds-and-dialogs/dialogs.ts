// The script of pages with the dialog of a shop: opens and closes it by links, and by the page's address.

import { dropFragment } from './drop-fragment.ts'

function findDialog(id: string | undefined): HTMLDialogElement | undefined {
  const element = id === undefined ? null : document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : undefined
}

/** Opens or closes the dialog that a link refers to. A tap on the backdrop, of which the dialog is the target, closes it. */
function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined
  if (target instanceof HTMLDialogElement) {
    target.close()
    return
  }
  const link = target?.closest('a')
  const opened = findDialog(link?.dataset['opens'])
  const closed = findDialog(link?.dataset['closes'])
  if (!opened && !closed) return
  event.preventDefault()
  opened?.showModal()
  closed?.close()
}

/** Opens the dialog that the page's address names. */
function openLinkedDialog(): void {
  const dialog = findDialog(location.hash.slice(1))
  if (dialog && !dialog.open) dialog.showModal()
}

/** Removes a closed dialog from the address, so that a reload does not open it again. */
function forgetDialog({ target }: Event): void {
  if (target instanceof HTMLDialogElement && location.hash === `#${target.id}`) dropFragment()
}

document.addEventListener('click', onClick)
document.addEventListener('DOMContentLoaded', openLinkedDialog)
addEventListener('hashchange', openLinkedDialog)
// The event `close` does not bubble.
document.addEventListener('close', forgetDialog, true)
