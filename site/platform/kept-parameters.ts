/** The parameters of an address that a screen understands (D34). None are those of previews or of tracking. */
export type KeptParameter = 'invite-code' | 'referer' | 'promotion' | 'id'

/** The longest value that is carried on, in characters: a QR code has to stay readable. */
const maxValueLength = 200

/** What apps make of a `&` between two parameters: a second `?`, an entity, an escape. */
const garbledSeparator = /(?!^)\?|%(?:25)?(?:26|3F)(?=(?:amp(?:;|%3B))?[\w-]+(?:=|%(?:25)?3D))/gi
/** What is left of an entity in front of a name, and an escaped `=` behind it. */
const garbledName = /([?&])(?:amp(?:;|%3B))?([\w-]+)(?:=|%(?:25)?3D)/gi

/** The parameters of an address, also of one that an app escaped once too often. */
function parametersOf(search: string): URLSearchParams {
  return new URLSearchParams(search.replace(garbledSeparator, '&').replace(garbledName, '$1$2='))
}

/** The first value of a parameter that is not empty, however its name is capitalised; or empty. */
export function parameterOf(search: string, name: string): string {
  const values = [...parametersOf(search)]
    .filter(([key]) => key.toLowerCase() === name)
    .map(([, value]) => value.trim())
  return values.find((value) => value !== '') ?? ''
}

/**
 * The same of a parameter whose values are keys of ASCII letters and digits, without what a mail or chat app took for a
 * part of the address: `。`, `）`, the next words.
 */
export function keyParameterOf(search: string, name: string): string {
  const value = parameterOf(search, name)
  return value.replace(/[^\w.:~-]+$/, '') || value
}

/** The query of a page's address with nothing but what its screen understands, in the order of the list; or empty. */
export function keptQuery(search: string, names: readonly string[]): string {
  const pairs = names.flatMap((name) => {
    const value = parameterOf(search, name)
    return value === '' || value.length > maxValueLength ? [] : [[name, value]]
  })
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}

/** A link that opens a URL in the app, with more at the end of that URL. */
function extendOpened(link: string, more: string): string {
  return link.replace(/#Intent|$/, (end) => encodeURIComponent(more) + end)
}

/** The event of the window that says that the address keeps something else. */
export const keptChanged = 'kept'

/** Keeps a value that the visitor typed in the page's address, so that it goes on every way into the app (D34). */
export function storeParameter(name: KeptParameter, value: string): void {
  if (parameterOf(location.search, name) === value) return
  const others = [...parametersOf(location.search)].filter(([key]) => key.toLowerCase() !== name)
  const search = new URLSearchParams([...others, [name, value]]).toString()
  history.replaceState(history.state, '', `${location.pathname}?${search}${location.hash}`)
  dispatchEvent(new Event(keptChanged))
}

/** The links of the banner as the server made them. */
const published = new WeakMap<Element, string>()

/**
 * Adds what the screen understands to the links of its banner (D34), which are made on the server. `data-keeps` lists
 * the names; `data-kept` tells the page script what to add where the link is copied.
 */
export function carryParameters(): void {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-keeps]')) {
    const query = keptQuery(location.search, (banner.dataset['keeps'] ?? '').split(' '))
    if (query === (banner.dataset['kept'] ?? '')) continue
    banner.dataset['kept'] = query
    for (const link of banner.querySelectorAll<HTMLAnchorElement>('a[data-store]')) {
      const href = published.get(link) ?? link.getAttribute('href') ?? ''
      published.set(link, href)
      link.href = extendOpened(href, query)
    }
  }
}
