/** URL parameters of screens (D34). They do not include those of previews or of tracking. */
export type UrlParameter = 'invite-code' | 'referer' | 'promotion' | 'id'

/** Maximum length of a value to preserve, in characters, so that a QR code remains readable. */
const maxValueLength = 200

/** Forms into which apps garble the `&` between two parameters: a second `?`, an entity, an escape. */
const garbledSeparator = /(?!^)\?|%(?:25)?(?:26|3F)(?=(?:amp(?:;|%3B))?[\w-]+(?:=|%(?:25)?3D))/gi
/** Remains of an entity before a name, and an escaped `=` after it. */
const garbledName = /([?&])(?:amp(?:;|%3B))?([\w-]+)(?:=|%(?:25)?3D)/gi

/** Parses the parameters of a URL, even if an app has escaped it once too often. */
function parametersOf(search: string): URLSearchParams {
  return new URLSearchParams(search.replace(garbledSeparator, '&').replace(garbledName, '$1$2='))
}

/** Returns the first non-empty value of a parameter, ignoring the case of its name; empty if there is none. */
export function parameterOf(search: string, name: string): string {
  const values = [...parametersOf(search)]
    .filter(([key]) => key.toLowerCase() === name)
    .map(([, value]) => value.trim())
  return values.find((value) => value !== '') ?? ''
}

/**
 * Returns the value of a parameter with keys of ASCII letters and digits, without text that a mail or chat app mistook
 * for a part of the URL: `。`, `）`, the next words.
 */
export function keyParameterOf(search: string, name: string): string {
  const value = parameterOf(search, name)
  return value.replace(/[^\w.:~-]+$/, '') || value
}

/**
 * Returns the query with only the parameters that the screen supports, in the order of the list; empty if there are
 * none.
 */
export function keptQuery(search: string, names: readonly string[]): string {
  const pairs = names.flatMap((name) => {
    const value = parameterOf(search, name)
    return value === '' || value.length > maxValueLength ? [] : [[name, value]]
  })
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}

/** Extends the URL that a link opens in the app. */
function addToOpenedUrl(link: string, more: string): string {
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

/** The links of the banner as rendered on the server. */
const published = new WeakMap<Element, string>()

/**
 * Adds the parameters that the screen supports to the links of its banner (D34), which are rendered on the server.
 * `data-keeps` lists their names; the page script reads the addition to the copied link from `data-kept`.
 */
export function carryParameters(): void {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-keeps]')) {
    const query = keptQuery(location.search, (banner.dataset['keeps'] ?? '').split(' '))
    if (query === (banner.dataset['kept'] ?? '')) continue
    banner.dataset['kept'] = query
    for (const link of banner.querySelectorAll<HTMLAnchorElement>('a[data-store]')) {
      const href = published.get(link) ?? link.getAttribute('href') ?? ''
      published.set(link, href)
      link.href = addToOpenedUrl(href, query)
    }
  }
}
