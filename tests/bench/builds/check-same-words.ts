import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { isElement, nodesBelow, parseHtml } from '#site/render/html.ts'

import { firstDifference } from '../pages/check-sameness.ts'

/** The text of a page without whitespace, hidden parts included, scripts and styles excluded. */
async function readWords(folder: string, address: string): Promise<string> {
  const html = await readFile(path.join(folder, address, 'index.html'), 'utf8')
  const texts = nodesBelow(parseHtml(html)).map((node) => {
    const isCode =
      'parentNode' in node &&
      node.parentNode !== null &&
      isElement(node.parentNode) &&
      /^(?:script|style)$/.test(node.parentNode.tagName)
    return node.nodeName === '#text' && 'value' in node && !isCode ? node.value : ''
  })
  return texts.join('').replace(/\s+/g, '')
}

/**
 * Compares the text of pages that two tools have built.
 * @throws Error that names the first difference
 */
export async function checkSameWords(addresses: readonly string[], ours: string, theirs: string): Promise<void> {
  for (const address of addresses) {
    const [own, other] = await Promise.all([readWords(ours, address), readWords(theirs, address)])
    if (own !== other) throw new Error(`${address}: other words than ours: ${firstDifference(own, other)}`)
  }
}
