import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'

import { attributeOf, elementsBelow, removeAttributes, setAttribute, type Document, type Element } from './html.ts'

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

/** A style sheet cut at its classes: what stands between them, and their names as they are and as they are written. */
type CutSheet = { between: string[]; classes: { name: string; written: string }[] }

/** Never part of a style sheet: it stands where a class was. */
const cut = '\uE000'

const cutSheets = new Map<string, CutSheet>()

function cutAtClasses(css: string): CutSheet {
  const known = cutSheets.get(css)
  if (known) return known
  const classes: CutSheet['classes'] = []
  const read = parseSelectors((selectors) => {
    selectors.walkClasses((node) => {
      classes.push({ name: node.value, written: node.toString().trim().slice(1) })
      node.setPropertyWithoutEscape('value', cut)
    })
  })
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (rule.selector.includes('.')) rule.selector = read.processSync(rule.selector)
  })
  const sheet = { between: root.toString().split(cut), classes }
  cutSheets.set(css, sheet)
  return sheet
}

/** The elements of each class that rules speak of. */
function elementsOfClasses(document: Document, styled: ReadonlySet<string>): Map<string, Element[]> {
  const elements = new Map<string, Element[]>()
  for (const element of elementsBelow(document)) {
    const names = new Set((attributeOf(element, 'class') ?? '').split(/\s+/).filter((name) => styled.has(name)))
    for (const name of names) elements.set(name, [...(elements.get(name) ?? []), element])
  }
  return elements
}

/**
 * Short names for the classes that rules speak of: those that always stand together become one, and the most used ones
 * get the shortest. The same page always gets the same.
 */
function nameClasses(document: Document, styled: ReadonlySet<string>): Map<string, string> {
  const numbers = new Map(elementsBelow(document).map((element, number) => [element, number]))
  const together = new Map<string, { classes: string[]; times: number }>()
  for (const [name, elements] of elementsOfClasses(document, styled)) {
    const place = elements.map((element) => numbers.get(element)).join()
    const group = together.get(place) ?? { classes: [], times: elements.length }
    group.classes.push(name)
    together.set(place, group)
  }
  const byUse = [...together.values()].sort((a, b) => b.times - a.times)
  return new Map(byUse.flatMap(({ classes }, index) => classes.map((name) => [name, shortName(index)] as const)))
}

/**
 * Gives the classes of a page and of its own style sheet short names, and takes away those that no rule speaks of.
 * Changes the document; returns the style sheet.
 */
export function shortenClasses(document: Document, css: string): string {
  const { between, classes } = cutAtClasses(css)
  const names = nameClasses(document, new Set(classes.map(({ name }) => name)))
  for (const element of elementsBelow(document)) {
    const long = attributeOf(element, 'class')
    if (long === undefined) continue
    const short = new Set(long.split(/\s+/).flatMap((name) => names.get(name) ?? []))
    if (short.size > 0) setAttribute(element, 'class', [...short].join(' '))
    else removeAttributes(element, ['class'])
  }
  return between.map((text, index) => text + nameOf(classes[index], names)).join('')
}

function nameOf(found: CutSheet['classes'][number] | undefined, names: ReadonlyMap<string, string>): string {
  return found === undefined ? '' : (names.get(found.name) ?? found.written)
}
