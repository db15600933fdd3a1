/** The parameters of an address that a screen understands (D34). None are those of previews or of tracking. */
export type UrlParameter = 'invite-code' | 'referer' | 'promotion' | 'id'

/** Maximum length of a value that is passed on, in characters: a QR code has to stay readable. */
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
 * Returns the value of a parameter with keys of ASCII letters and digits, without what a mail or chat app took for a
 * part of the URL: `。`, `）`, the next words.
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

/** Name of the window event sent when the stored parameters in the URL change. */
export const keptChanged = 'kept'

/** Stores a value that the visitor typed in the page's URL, so that every link into the app includes it (D34). */
export function storeParameter(name: UrlParameter, value: string): void {
  if (parameterOf(location.search, name) === value) return
  const others = [...parametersOf(location.search)].filter(([key]) => key.toLowerCase() !== name)
  const search = new URLSearchParams([...others, [name, value]]).toString()
  history.replaceState(history.state, '', `${location.pathname}?${search}${location.hash}`)
  dispatchEvent(new Event(keptChanged))
}

/** The links of the banner as the server made them. */
const published = new WeakMap<Element, string>()

/**
 * Adds the parameters that the screen understands to the links of its banner (D34), which are rendered on the server.
 * `data-keeps` lists their names; from `data-kept` the page script reads what to add to the copied link.
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
