import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'

import { attributeOf, removeAttributes, setAttribute, type Element } from './html.ts'

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

type Classed = { element: Element; classes: string[] }

/** The elements that have classes, with those that rules speak of. */
function classedElements(elements: readonly Element[], styled: ReadonlySet<string>): Classed[] {
  return elements.flatMap((element) => {
    const written = attributeOf(element, 'class')
    return written === undefined ? [] : [{ element, classes: [...new Set(written.split(' '))].filter((name) => styled.has(name)) }]
  })
}

/**
 * Short names for the classes that rules speak of: those that always stand together become one, and the most used ones
 * get the shortest. The same page always gets the same.
 */
function nameClasses(classed: readonly Classed[]): Map<string, string> {
  const placesOf = new Map<string, number[]>()
  for (const [place, { classes }] of classed.entries()) {
    for (const name of classes) {
      const places = placesOf.get(name)
      if (places) places.push(place)
      else placesOf.set(name, [place])
    }
  }
  const together = new Map<string, { names: string[]; times: number }>()
  for (const [name, places] of placesOf) {
    const key = places.join()
    const group = together.get(key)
    if (group) group.names.push(name)
    else together.set(key, { names: [name], times: places.length })
  }
  const byUse = [...together.values()].sort((a, b) => b.times - a.times)
  return new Map(byUse.flatMap(({ names }, index) => names.map((name) => [name, shortName(index)] as const)))
}

/**
 * Gives the classes of elements and of their style sheets short names, and takes away those that no rule speaks of.
 * Changes the elements; returns the style sheets as one.
 */
export function shortenClasses(elements: readonly Element[], sheets: readonly string[]): string {
  const cuts = sheets.map(cutAtClasses)
  const classed = classedElements(elements, new Set(cuts.flatMap(({ classes }) => classes.map(({ name }) => name))))
  const names = nameClasses(classed)
  for (const { element, classes } of classed) {
    const short = new Set(classes.map((name) => names.get(name) ?? name))
    if (short.size > 0) setAttribute(element, 'class', [...short].join(' '))
    else removeAttributes(element, ['class'])
  }
  return cuts.map(({ between, classes }) => between.map((text, index) => text + nameOf(classes[index], names)).join('')).join('')
}

function nameOf(found: CutSheet['classes'][number] | undefined, names: ReadonlyMap<string, string>): string {
  return found === undefined ? '' : (names.get(found.name) ?? found.written)
}
