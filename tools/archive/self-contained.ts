import {
  attributeOf,
  createElement,
  elementsBelow,
  insertBefore,
  parseHtml,
  removeAttributes,
  removeNode,
  serializeHtml,
  setAttribute,
  type Element,
} from '#site/render/html.ts'

/** The bytes and media type of a file of the site; undefined if there is no such file. */
export type ReadFile = (address: string) => { bytes: Uint8Array; type: string } | undefined

const leftOut: ReadonlySet<string> = new Set(['script', 'source'])

/** A root-relative address of this site. */
const ownAddress = /^\/(?!\/)/

function isPolicy(element: Element): boolean {
  return element.tagName === 'meta' && attributeOf(element, 'http-equiv') !== undefined
}

type Options = {
  /** The page's address on the published site. */
  url: string
  /** The instant at which the page is shown so, as told in its head. */
  shownAt: string
  read: ReadFile
}

/**
 * A page in one file that needs no network and no script: its pictures stand in it, its links lead to the published
 * site, and its policy and scripts are gone.
 * @throws Error if a file that the page shows does not exist
 */
export function makeSelfContained(html: string, { url, shownAt, read }: Options): string {
  const document = parseHtml(html)
  const inline = (address: string) => {
    const file = read(address)
    if (!file) throw new Error(`${url}: shows ${address}, which is not published`)
    return `data:${file.type};base64,${Buffer.from(file.bytes).toString('base64')}`
  }
  for (const element of elementsBelow(document)) {
    if (leftOut.has(element.tagName) || isPolicy(element)) {
      removeNode(element)
      continue
    }
    removeAttributes(element, ['loading', 'decoding', 'fetchpriority'])
    for (const name of ['src', 'href'] as const) {
      const address = attributeOf(element, name)
      if (address === undefined || !ownAddress.test(address)) continue
      const isFile = name === 'src' || element.tagName === 'link'
      setAttribute(element, name, isFile ? inline(address) : new URL(address, url).href)
    }
  }
  const head = elementsBelow(document).find(({ tagName }) => tagName === 'head')
  if (!head) throw new Error(`${url}: a page without a head`)
  const about = { 'archived-from': url, 'archived-at': shownAt }
  for (const [name, content] of Object.entries(about))
    insertBefore(head, createElement('meta', { name, content }), head.childNodes[1])
  return serializeHtml(document)
}
