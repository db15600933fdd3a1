import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'

import { attributeOf, elementsBelow, removeAttributes, setAttribute, type Document } from './html.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const more = `${letters}0123456789`

/** The nth short name: a … z, then two characters, then three. */
function shortName(index: number): string {
  if (index < letters.length) return letters.charAt(index)
  let rest = index - letters.length
  let tail = ''
  for (;;) {
    tail = more.charAt(rest % more.length) + tail
    rest = Math.floor(rest / more.length)
    if (rest < letters.length) return letters.charAt(rest) + tail
    rest -= letters.length
  }
}

function classesOf(document: Document): string[] {
  return elementsBelow(document).flatMap((element) => (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean))
}

function classesInCss(css: string): Set<string> {
  const names = new Set<string>()
  const read = parseSelectors((selectors) => selectors.walkClasses(({ value }) => void names.add(value)))
  postcss.parse(css).walkRules((rule) => void read.processSync(rule.selector))
  return names
}

/** Short names for the classes that rules speak of: the most used ones get the shortest. The same page always gets the same. */
function nameClasses(used: readonly string[], styled: ReadonlySet<string>): Map<string, string> {
  const counts = new Map<string, number>()
  for (const name of used) if (styled.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const byUse = [...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1))
  return new Map(byUse.map(([name], index) => [name, shortName(index)]))
}

function renameInCss(css: string, names: ReadonlyMap<string, string>): string {
  const root = postcss.parse(css)
  const rename = parseSelectors((selectors) => selectors.walkClasses((node) => void (node.value = names.get(node.value) ?? node.value)))
  root.walkRules((rule) => {
    if (rule.selector.includes('.')) rule.selector = rename.processSync(rule.selector)
  })
  return root.toString()
}

/**
 * Gives the classes of a page and of its own style sheet short names, and takes away those that no rule speaks of.
 * Changes the document; returns the style sheet and the names, from long to short.
 */
export function shortenClasses(document: Document, css: string): { css: string; names: ReadonlyMap<string, string> } {
  const names = nameClasses(classesOf(document), classesInCss(css))
  for (const element of elementsBelow(document)) {
    const classes = attributeOf(element, 'class')
    if (classes === undefined) continue
    const short = classes.split(/\s+/).flatMap((name) => names.get(name) ?? [])
    if (short.length > 0) setAttribute(element, 'class', short.join(' '))
    else removeAttributes(element, ['class'])
  }
  return { css: renameInCss(css, names), names }
}
