import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'

import { attributeOf, removeAttributes, setAttribute, type Element } from './html.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const more = `${letters}0123456789`

/** Returns the nth short name: a … z, then two characters, then three. */
function shortNameAt(index: number): string {
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

/** A style sheet split at its class names: the text between them, and the names, both unescaped and as written. */
type CutSheet = {
  between: string[]
  classes: { name: string; written: string }[]
  names: ReadonlySet<string>
}

/** Placeholder for a class name, which never occurs in a style sheet. */
const cut = '\uE000'

const cutSheets = new Map<string, CutSheet>()

function cutAtClasses(css: string): CutSheet {
  const cached = cutSheets.get(css)
  if (cached) return cached
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
  const names = new Set(classes.map(({ name }) => name))
  const sheet = { between: root.toString().split(cut), classes, names }
  cutSheets.set(css, sheet)
  return sheet
}

/** Elements with the same class attribute, and those of its classes that the style sheets use. */
type ClassUse = { elements: Element[]; classes: string[] }

/** Returns the distinct class attributes of a page, which are far fewer than its elements. */
function classUsesOf(elements: readonly Element[], sheets: readonly CutSheet[]): ClassUse[] {
  const looks = new Map<string, ClassUse>()
  for (const element of elements) {
    const written = attributeOf(element, 'class')
    if (written === undefined) continue
    const look = looks.get(written)
    if (look) look.elements.push(element)
    else
      looks.set(written, {
        elements: [element],
        classes: [...new Set(written.split(' '))].filter((name) => sheets.some(({ names }) => names.has(name))),
      })
  }
  return [...looks.values()]
}

/**
 * Assigns short names to the classes that the style sheets use: classes that always occur together share one, and the
 * most frequent get the shortest. Deterministic.
 */
function nameClasses(looks: readonly ClassUse[]): Map<string, string> {
  const usesOf = new Map<string, { looks: number[]; times: number }>()
  for (const [index, { classes, elements }] of looks.entries()) {
    for (const name of classes) {
      const uses = usesOf.get(name) ?? { looks: [], times: 0 }
      uses.looks.push(index)
      uses.times += elements.length
      usesOf.set(name, uses)
    }
  }
  const together = new Map<string, { names: string[]; times: number }>()
  for (const [name, { looks, times }] of usesOf) {
    const key = looks.join()
    const group = together.get(key)
    if (group) group.names.push(name)
    else together.set(key, { names: [name], times })
  }
  const byUse = [...together.values()].sort((a, b) => b.times - a.times)
  return new Map(byUse.flatMap(({ names }, index) => names.map((name) => [name, shortNameAt(index)] as const)))
}

/**
 * Replaces the classes of elements and style sheets with short names, and removes classes that no rule uses. Mutates
 * the elements; returns the style sheets joined into one.
 */
export function shortenClasses(elements: readonly Element[], sheets: readonly string[]): string {
  const cuts = sheets.map(cutAtClasses)
  const looks = classUsesOf(elements, cuts)
  const names = nameClasses(looks)
  for (const { elements, classes } of looks) {
    const short = [...new Set(classes.map((name) => names.get(name) ?? name))].join(' ')
    for (const element of elements) {
      if (short !== '') setAttribute(element, 'class', short)
      else removeAttributes(element, ['class'])
    }
  }
  return cuts
    .map(({ between, classes }) => between.map((text, index) => text + nameOf(classes[index], names)).join(''))
    .join('')
}

function nameOf(entry: CutSheet['classes'][number] | undefined, names: ReadonlyMap<string, string>): string {
  return entry === undefined ? '' : (names.get(entry.name) ?? entry.written)
}
