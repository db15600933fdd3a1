import { editorViewAt } from '../entries/entry-paths.ts'

/**
 * Returns the hash of the form at a URL, without the initial values in its query. A new entry has the same form before
 * and after it is saved, although Sveltia changes the URL.
 */
export function formHashOf(url: string): string {
  const [path = ''] = new URL(url, location.href).hash.split('?')
  return path.replace(/^(#\/collections\/new-[\w-]+)\/.+/, '$1/new')
}

function isForm(hash: string): boolean {
  return (editorViewAt(hash)?.view ?? 'list') !== 'list'
}

/** The collections of entries that pages use: their forms are opened from a page's form, and lead back to it. */
const collectionsUsedByPages = ['settings', 'annotations', 'shared', 'new-note', 'new-shared']

function isUsedByPages(hash: string): boolean {
  return isForm(hash) && collectionsUsedByPages.includes(editorViewAt(hash)?.collection ?? '')
}

/** By the hash of a form, the URL of the form with the link that opened it. */
const origins = new Map<string, string>()

/**
 * Records which form a link opened which other form from. Returns the URL of the form to return to, instead of the list;
 * undefined if the current form was opened from its list.
 */
export function followOrigin({ isTrusted, oldURL }: HashChangeEvent, target: string): string | undefined {
  const [from, to] = [formHashOf(oldURL), formHashOf(target)]
  const origin = origins.get(from)
  const isBack = origin !== undefined && formHashOf(origin) === to
  if (isBack || !isForm(to)) origins.delete(from)
  else if (isForm(from) && isUsedByPages(to)) origins.set(to, oldURL)
  // Sveltia opens entries of its lists.
  else if (!isTrusted) origins.delete(to)
  return editorViewAt(to)?.view === 'list' ? origin : undefined
}
