import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'

import { getAttribute, removeAttributes, setAttribute, type Element } from './html.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const lettersAndDigits = `${letters}0123456789`

/** Returns the nth short name: a … z, then two characters, then three. */
function formatShortName(index: number): string {
  if (index < letters.length) return letters.charAt(index)
  let rest = index - letters.length
  let tail = ''
  for (;;) {
    tail = lettersAndDigits.charAt(rest % lettersAndDigits.length) + tail
    rest = Math.floor(rest / lettersAndDigits.length)
    if (rest < letters.length) return letters.charAt(rest) + tail
    rest -= letters.length
  }
}

/** A style sheet split at its class names: the text between them, and the names, both unescaped and as written. */
type SplitSheet = {
  between: string[]
  classes: { name: string; written: string }[]
  names: ReadonlySet<string>
}

/** Placeholder for a class name, which never occurs in a style sheet. */
const placeholder = '\uE000'

const splitSheets = new Map<string, SplitSheet>()

/** Splits a style sheet at its class names; cached, because all pages share a few. */
function splitAtClasses(css: string): SplitSheet {
  const cached = splitSheets.get(css)
  if (cached) return cached
  const classes: SplitSheet['classes'] = []
  const read = parseSelectors((selectors) => {
    selectors.walkClasses((node) => {
      classes.push({ name: node.value, written: node.toString().trim().slice(1) })
      node.setPropertyWithoutEscape('value', placeholder)
    })
  })
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (rule.selector.includes('.')) rule.selector = read.processSync(rule.selector)
  })
  const names = new Set(classes.map(({ name }) => name))
  const sheet = { between: root.toString().split(placeholder), classes, names }
  splitSheets.set(css, sheet)
  return sheet
}

/** Elements with the same class attribute, and those of its classes that the style sheets use. */
type ClassGroup = { elements: Element[]; classes: string[] }

/** Groups the elements of a page by class attribute: distinct ones are far fewer than elements. */
function groupByClasses(elements: readonly Element[], sheets: readonly SplitSheet[]): ClassGroup[] {
  const groups = new Map<string, ClassGroup>()
  for (const element of elements) {
    const written = getAttribute(element, 'class')
    if (written === undefined) continue
    const group = groups.get(written)
    if (group) group.elements.push(element)
    else
      groups.set(written, {
        elements: [element],
        classes: [...new Set(written.split(' '))].filter((name) => sheets.some(({ names }) => names.has(name))),
      })
  }
  return [...groups.values()]
}

/**
 * Assigns short names to the classes that the style sheets use: classes that always occur together share one, and the
 * most frequent get the shortest. Deterministic.
 */
function nameClasses(groups: readonly ClassGroup[]): Map<string, string> {
  const uses = new Map<string, { groups: number[]; elementCount: number }>()
  for (const [index, { classes, elements }] of groups.entries()) {
    for (const name of classes) {
      const use = uses.get(name) ?? { groups: [], elementCount: 0 }
      use.groups.push(index)
      use.elementCount += elements.length
      uses.set(name, use)
    }
  }
  const together = new Map<string, { names: string[]; elementCount: number }>()
  for (const [name, { groups: usedIn, elementCount }] of uses) {
    const key = usedIn.join()
    const classes = together.get(key)
    if (classes) classes.names.push(name)
    else together.set(key, { names: [name], elementCount })
  }
  const byUse = [...together.values()].sort((a, b) => b.elementCount - a.elementCount)
  return new Map(byUse.flatMap(({ names }, index) => names.map((name) => [name, formatShortName(index)] as const)))
}

/**
 * Replaces the classes of elements and style sheets with short names, and removes classes that no rule uses. Mutates
 * the elements; returns the style sheets joined into one.
 */
export function shortenClasses(elements: readonly Element[], sheets: readonly string[]): string {
  const split = sheets.map(splitAtClasses)
  const groups = groupByClasses(elements, split)
  const names = nameClasses(groups)
  for (const { elements, classes } of groups) {
    const short = [...new Set(classes.map((name) => names.get(name) ?? name))].join(' ')
    for (const element of elements) {
      if (short !== '') setAttribute(element, 'class', short)
      else removeAttributes(element, ['class'])
    }
  }
  const shorten = (entry: SplitSheet['classes'][number] | undefined) =>
    entry === undefined ? '' : (names.get(entry.name) ?? entry.written)
  return split
    .map(({ between, classes }) => between.map((text, index) => text + shorten(classes[index])).join(''))
    .join('')
}
