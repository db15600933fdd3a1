import { parseParameters, readParameter, type UrlParameter } from './url-parameters.ts'

/** Maximum length of a value to preserve, in characters, so that a QR code remains readable. */
const maxValueLength = 200

/**
 * Returns the query with only the parameters that a screen keeps, in the order of `names`; empty if there are none.
 * Kept parameters are those which the links into the app and the QR codes of the screen preserve (D34).
 */
export function formatKeptQuery(search: string, names: readonly string[]): string {
  const pairs = names.flatMap((name) => {
    const value = readParameter(search, name)
    return value === '' || value.length > maxValueLength ? [] : [[name, value]]
  })
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}

/** Name of the window event sent when `storeParameter` changes the URL. */
export const keptParametersChanged = 'kept'

/** Stores a value that the visitor typed in the page's URL, so that every link into the app includes it (D34). */
export function storeParameter(name: UrlParameter, value: string): void {
  if (readParameter(location.search, name) === value) return
  const others = [...parseParameters(location.search)].filter(([key]) => key.toLowerCase() !== name)
  const search = new URLSearchParams([...others, [name, value]]).toString()
  history.replaceState(history.state, '', `${location.pathname}?${search}${location.hash}`)
  dispatchEvent(new Event(keptParametersChanged))
}

/** Adds a query to the URL that a link opens in the app. */
function addToOpenedUrl(link: string, query: string): string {
  return link.replace(/#Intent|$/, (end) => encodeURIComponent(query) + end)
}

/** The links of the banner as rendered on the server. */
const published = new WeakMap<Element, string>()

/**
 * Adds the kept parameters to the links of the page's banner, which are rendered on the server. `data-keeps` lists their
 * names; the page script reads the addition to the copied link from `data-kept`.
 */
export function addKeptParametersToBanner(): void {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-keeps]')) {
    const query = formatKeptQuery(location.search, (banner.dataset['keeps'] ?? '').split(' '))
    if (query === (banner.dataset['kept'] ?? '')) continue
    banner.dataset['kept'] = query
    for (const link of banner.querySelectorAll<HTMLAnchorElement>('a[data-store]')) {
      const href = published.get(link) ?? link.getAttribute('href') ?? ''
      published.set(link, href)
      link.href = addToOpenedUrl(href, query)
    }
  }
}
