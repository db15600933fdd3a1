import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { breakPhrases } from '#site/render/break-phrases.ts'
import { parseHtml, serializeHtml } from '#site/render/html.ts'

import { createRenderer } from '../support/create-renderer.ts'
import { outlineOf } from '../support/outline.ts'
import { readSources } from '../support/read-sources.ts'

/** Returns the first line in which two outlines differ, with the line before it. */
export function firstDifference(ours: readonly string[], theirs: readonly string[]): string | undefined {
  const length = Math.max(ours.length, theirs.length)
  const at = Array.from({ length }, (_, index) => index).find((index) => ours[index] !== theirs[index])
  if (at === undefined) return undefined
  const [before, ourLine, other] = [ours[at - 1], ours[at], theirs[at]].map((line = 'the end of the page') =>
    line.trim(),
  )
  return `behind ${before}\n  ours:   ${ourLine}\n  theirs: ${other}`
}

/** Divides the texts of another tool's page into phrases, as ours are. */
function withPhrases(html: string): string {
  const document = parseHtml(html)
  breakPhrases(document)
  return serializeHtml(document)
}

/**
 * Compares pages that another tool has built from a folder of published documents with ours, element by element:
 * names, attributes, class names as written, and words. What only we do to them, to part phrases, is done to theirs first.
 * @throws Error that names the first difference
 */
export async function checkSamePages(urls: readonly string[], documents: string, theirs: string): Promise<void> {
  const { render } = await createRenderer(await readSources(documents), { hasLongNames: true })
  for (const url of urls) {
    const ours = outlineOf((await render(url)).html)
    const other = outlineOf(withPhrases(await readFile(path.join(theirs, url, 'index.html'), 'utf8')))
    const difference = firstDifference(ours, other)
    if (difference !== undefined) throw new Error(`${url}: another page than ours, ${difference}`)
  }
}
