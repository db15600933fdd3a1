import { getAttribute, setAttribute, type Element } from './html.ts'

/** Matches a root-relative URL, which is one of this site. */
const sitePath = /^\/(?!\/)/

type Candidate = { path: string; rest: string }

/** Splits a `srcset` into candidates: URLs with their descriptors. */
function parseSrcset(srcset: string): Candidate[] {
  return srcset.split(',').map((candidate) => {
    const [path = '', ...rest] = candidate.trim().split(' ')
    return { path, rest: ['', ...rest].join(' ') }
  })
}

/** Lists the files of this site that elements refer to, as root-relative URLs. */
export function listOwnFiles(elements: readonly Element[]): string[] {
  const urls = new Set<string>()
  for (const { tagName, attrs } of elements) {
    for (const { name, value } of attrs) {
      if (name === 'src' || (name === 'href' && tagName === 'link')) urls.add(value)
      else if (name === 'srcset') for (const { path } of parseSrcset(value)) urls.add(path)
    }
  }
  return [...urls].filter((path) => sitePath.test(path))
}

/** Prepends the base path to the site's own URLs. */
export function prefixUrls(basePath: string, elements: readonly Element[]): void {
  const addPrefix = (path: string) => (sitePath.test(path) ? basePath + path : path)
  for (const element of elements) {
    for (const name of ['href', 'src'] as const) {
      const path = getAttribute(element, name)
      if (path !== undefined) setAttribute(element, name, addPrefix(path))
    }
    const srcset = getAttribute(element, 'srcset')
    if (srcset === undefined) continue
    const prefixedUrls = parseSrcset(srcset).map(({ path, rest }) => `${addPrefix(path)}${rest}`)
    setAttribute(element, 'srcset', prefixedUrls.join())
  }
}
