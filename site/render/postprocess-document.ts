import { policyFor, refuseStyleAttributes, writePolicy, type Policy } from './content-security-policy.ts'
import {
  attributeOf,
  closestWith,
  createElement,
  insertBefore,
  isElement,
  nodesBelow,
  removeNode,
  serializeHtml,
  setAttribute,
  textOf,
  type Document,
  type Element,
  type Node,
} from './html.ts'
import { shortenClasses } from './short-names.ts'
import type { StyleSheet } from './style-sheet.ts'
import { collectSelectorTokens, type ScriptTokens } from './selector-tokens.ts'

/** A root-relative URL of this site. */
const sitePath = /^\/(?!\/)/

type Candidate = { path: string; rest: string }

/** Splits a `srcset` into candidates: URLs with their descriptors. */
function candidatesOf(srcset: string): Candidate[] {
  return srcset.split(',').map((candidate) => {
    const [path = '', ...rest] = candidate.trim().split(' ')
    return { path, rest: ['', ...rest].join(' ') }
  })
}

/** Lists the site's own files that elements refer to, as root-relative URLs. */
function filesOf(elements: readonly Element[]): string[] {
  const urls = new Set<string>()
  for (const { tagName, attrs } of elements) {
    for (const { name, value } of attrs) {
      if (name === 'src' || (name === 'href' && tagName === 'link')) urls.add(value)
      else if (name === 'srcset') for (const { path } of candidatesOf(value)) urls.add(path)
    }
  }
  return [...urls].filter((path) => sitePath.test(path))
}

/** Prepends the base path to the site's own URLs. */
function prefixUrls(basePath: string, elements: readonly Element[]): void {
  const prefixed = (path: string) => (sitePath.test(path) ? basePath + path : path)
  for (const element of elements) {
    for (const name of ['href', 'src'] as const) {
      const path = attributeOf(element, name)
      if (path !== undefined) setAttribute(element, name, prefixed(path))
    }
    const srcset = attributeOf(element, 'srcset')
    if (srcset === undefined) continue
    const prefixedUrls = candidatesOf(srcset).map(({ path, rest }) => `${prefixed(path)}${rest}`)
    setAttribute(element, 'srcset', prefixedUrls.join())
  }
}

/**
 * Returns whether a node is unnecessary output of React: a comment between texts outside islands, or a preload hint for
 * a picture of the page.
 */
function isLeftByReact(node: Node): boolean {
  if (isElement(node)) return node.tagName === 'link' && attributeOf(node, 'rel') === 'preload'
  return node.nodeName === '#comment' && closestWith(node, 'data-island') === undefined
}

/** Additional data of a page with islands. */
export type Takeover = {
  /** The URLs of its scripts, the entry first. */
  modules: readonly string[]
  /** Origins of its calls. */
  connect: readonly string[]
  /** Rules that mention these are preserved for elements that its scripts create. */
  scriptTokens: ScriptTokens
}

type Options = {
  styleSheet: StyleSheet
  /** Prefix of the page's own URLs; those of a screen already include it. */
  basePath: string
  hasLongNames?: boolean
  takeover?: Takeover
}

/**
 * Lets the browser fetch a page's scripts early and run them after parsing, without delaying the `load` event, because
 * the page's own script must not wait for them.
 */
function addModules(elements: readonly Element[], [first, ...others]: readonly string[]): void {
  const [head, body] = ['head', 'body'].map((name) => elements.find(({ tagName }) => tagName === name))
  if (!head || !body || first === undefined) return
  for (const href of [first, ...others])
    insertBefore(head, createElement('link', { rel: 'modulepreload', href }), undefined)
  insertBefore(body, createElement('script', { type: 'module', async: '', src: first }), undefined)
}

/**
 * Converts a rendered document to the published page: inlines the rules that it uses, under short class names, and adds
 * its policy. Mutates the document.
 * @throws Error if the page has a style attribute, which its policy would block
 */
export async function postprocessDocument(
  path: string,
  document: Document,
  { styleSheet, basePath, takeover, hasLongNames = takeover !== undefined }: Options,
): Promise<{ html: string; policy: Policy; files: string[] }> {
  const elements: Element[] = []
  const inlinedRules: string[] = []
  for (const node of nodesBelow(document)) {
    if (takeover && isLeftByReact(node)) removeNode(node)
    else if (isElement(node) && node.tagName === 'style') {
      inlinedRules.push(textOf(node))
      removeNode(node)
    } else if (isElement(node)) elements.push(node)
  }
  refuseStyleAttributes(path, elements)
  const files = filesOf(elements)
  if (basePath !== '') prefixUrls(basePath, elements)
  const head = elements.find(({ tagName }) => tagName === 'head')
  const firstScript = head?.childNodes.find((node) => node.nodeName === 'script')
  if (!head || !firstScript) throw new Error(`${path}: a head without a script`)
  const sheets = [
    await styleSheet.usedBy(collectSelectorTokens(elements, takeover?.scriptTokens)),
    inlinedRules.join(''),
  ]
  const css = hasLongNames ? sheets.join('') : shortenClasses(elements, sheets)
  const style = createElement('style', {}, css)
  insertBefore(head, style, firstScript)
  if (takeover) addModules(elements, takeover.modules)
  const policy = policyFor([...elements, style], {
    trustedTypes: takeover ? ['default'] : [],
    connect: takeover?.connect ?? [],
    loads: takeover ? ['scripts'] : [],
  })
  writePolicy(head, policy)
  return { html: serializeHtml(document), policy, files }
}
