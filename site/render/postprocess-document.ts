import { createPolicy, refuseStyleAttributes, writePolicy, type Policy } from './content-security-policy.ts'
import {
  getAttribute,
  findAncestorWith,
  createElement,
  insertBefore,
  isElement,
  listNodes,
  removeNode,
  serializeHtml,
  getText,
  type Document,
  type Element,
  type Node,
} from './html.ts'
import { listOwnFiles, prefixUrls } from './own-urls.ts'
import { shortenClasses } from './short-names.ts'
import type { StyleSheet } from './style-sheet.ts'
import { collectSelectorTokens, type ScriptTokens } from './selector-tokens.ts'

/**
 * Returns whether a node is unnecessary output of React: a comment between texts outside islands, or a preload hint for
 * a picture of the page.
 */
function isLeftByReact(node: Node): boolean {
  if (isElement(node)) return node.tagName === 'link' && getAttribute(node, 'rel') === 'preload'
  return node.nodeName === '#comment' && findAncestorWith(node, 'data-island') === undefined
}

/** What a page with islands needs besides its markup. */
export type IslandFiles = {
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
  /** Absent for a page without islands. */
  islands?: IslandFiles
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
  { styleSheet, basePath, islands, hasLongNames = islands !== undefined }: Options,
): Promise<{ html: string; policy: Policy; files: string[] }> {
  const elements: Element[] = []
  const inlinedRules: string[] = []
  for (const node of listNodes(document)) {
    if (islands && isLeftByReact(node)) removeNode(node)
    else if (isElement(node) && node.tagName === 'style') {
      inlinedRules.push(getText(node))
      removeNode(node)
    } else if (isElement(node)) elements.push(node)
  }
  refuseStyleAttributes(path, elements)
  const files = listOwnFiles(elements)
  if (basePath !== '') prefixUrls(basePath, elements)
  const head = elements.find(({ tagName }) => tagName === 'head')
  if (!head) throw new Error(`${path}: a page without a head`)
  const sheets = [
    await styleSheet.findUsed(collectSelectorTokens(elements, islands?.scriptTokens)),
    inlinedRules.join(''),
  ]
  const css = hasLongNames ? sheets.join('') : shortenClasses(elements, sheets)
  const style = createElement('style', {}, css)
  // After the scripts of the head, which need no styles and send a screen's first read.
  insertBefore(head, style, undefined)
  if (islands) addModules(elements, islands.modules)
  const policy = createPolicy([...elements, style], {
    trustedTypes: islands ? ['default'] : [],
    connect: islands?.connect ?? [],
    loads: islands ? ['scripts'] : [],
  })
  writePolicy(head, policy)
  return { html: serializeHtml(document), policy, files }
}
