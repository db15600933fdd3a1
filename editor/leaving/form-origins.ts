// Remembers which form a link opened another form from: of a shared text, for example, from the campaign that uses it.
// Leaving the second form leads back to the first instead of the list.

import { parseEditorUrl } from '../entries/editor-urls.ts'

/** Returns the hash of the form at a URL, without its query; the same before and after a new entry is saved. */
export function getFormHash(url: string): string {
  const [hash = ''] = new URL(url, location.href).hash.split('?')
  return hash.replace(/^(#\/collections\/new-[\w-]+)\/.+/, '$1/new')
}

function isForm(hash: string): boolean {
  return (parseEditorUrl(hash)?.view ?? 'list') !== 'list'
}

/** The collections of entries that pages use. Only their forms lead back to the form of a page. */
const collectionsUsedByPages = ['settings', 'annotations', 'shared', 'new-note', 'new-shared']

function isFormUsedByPages(hash: string): boolean {
  return isForm(hash) && collectionsUsedByPages.includes(parseEditorUrl(hash)?.collection ?? '')
}

/** By the hash of a form, the URL of the form with the link that opened it. */
const origins = new Map<string, string>()

/**
 * Records the origin of the form at `target`, to which an event leads. Returns the URL of the form to return to, if it
 * leads to a list; undefined if the form that is left was opened from its list.
 */
export function followOrigin({ isTrusted, oldURL }: HashChangeEvent, target: string): string | undefined {
  const [left, entered] = [getFormHash(oldURL), getFormHash(target)]
  const origin = origins.get(left)
  const isReturn = origin !== undefined && getFormHash(origin) === entered
  if (isReturn || !isForm(entered)) origins.delete(left)
  else if (isForm(left) && isFormUsedByPages(entered)) origins.set(entered, oldURL)
  // Sveltia, whose events are not trusted, opens entries of its lists.
  else if (!isTrusted) origins.delete(entered)
  return parseEditorUrl(entered)?.view === 'list' ? origin : undefined
}
