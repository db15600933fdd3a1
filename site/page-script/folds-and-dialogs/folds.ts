// The script of pages with collapsed terms or notes: collapses them on small screens, leads from a note back to its mark,
// and expands everything for printing.

import { dropFragment } from './drop-fragment.ts'
import './collapse-folds.ts'

/** The link to a part of a page that was followed last. */
let followed: HTMLAnchorElement | undefined

/**
 * Returns from a note to the mark that led to it, or to its first mark if the page was opened at the note's URL.
 * History would leave the page in that case.
 */
function returnToMark(link: HTMLAnchorElement, event: MouseEvent): void {
  const hash = `#${link.closest('li')?.id}`
  const mark = followed?.hash === hash ? followed : document.querySelector<HTMLAnchorElement>(`a[href="${hash}"]`)
  if (!mark) return
  event.preventDefault()
  for (const details of document.querySelectorAll('details')) if (details.contains(mark)) details.open = true
  // Only a navigation removes the tint of the note, which is `:target`.
  location.replace('#')
  dropFragment()
  mark.scrollIntoView({ block: 'center' })
  mark.focus({ preventScroll: true })
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.dataset['back'] !== undefined) returnToMark(link, event)
  else if (link?.hash) followed = link
}

const openedForPrint = new Set<HTMLDetailsElement>()

/** Expands everything for printing, because collapsed elements contain terms (D7). */
function openForPrint(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    details.open = true
    openedForPrint.add(details)
  }
}

function closeAfterPrint(): void {
  for (const details of openedForPrint) details.open = false
  openedForPrint.clear()
}

document.addEventListener('click', onClick)
addEventListener('beforeprint', openForPrint)
addEventListener('afterprint', closeAfterPrint)
