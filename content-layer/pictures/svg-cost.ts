import type { Position, Problem } from '../diagnostics/diagnostic.ts'
import { referencesInAttribute, referencesInStyle, rulesOf, type Reference } from './svg-references.ts'

/** An element of the file; `name` is in lower case, without prefix. */
export type SvgElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: SvgElement[]
  text: string
  line: number
  column: number
}

/**
 * The total for an element with all of its references expanded; a `cost` of 4 is about a millisecond on a slow
 * computer.
 */
type Sum = { cost: number; shapes: number; points: number; levels: number }

type TooMuch = Problem<'svg-too-complex' | 'svg-too-deep' | 'svg-cycle'>

export type SvgExcess = Position & TooMuch

const shapes: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textpath',
])

/** Elements that are drawn only when referenced. */
const definitions: ReadonlySet<string> = new Set([
  'defs',
  'symbol',
  'clippath',
  'mask',
  'pattern',
  'marker',
  'filter',
  'lineargradient',
  'radialgradient',
])

/** The cost of a filter primitive over a whole picture, measured in Chromium; any other costs 30. */
const filterCosts: Readonly<Record<string, number>> = {
  fegaussianblur: 100,
  fedropshadow: 120,
  fediffuselighting: 150,
  fespecularlighting: 150,
  fedisplacementmap: 60,
  femergenode: 1,
  fefunca: 1,
  fefuncr: 1,
  fefuncg: 1,
  fefuncb: 1,
}

/** The cost of each kind of reference, in addition to what it draws. */
const referenceCosts: Readonly<Record<string, number>> = { href: 0, filter: 5, mask: 12, 'clip-path': 3 }

/** Properties that apply to the element itself. Any other is inherited by all shapes in it. */
const ownProperties: ReadonlySet<string> = new Set(['href', 'filter', 'mask', 'clip-path'])

function numbersIn(value: string | undefined): number[] {
  return (value?.match(/[-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?/gi) ?? []).map(Number)
}

const effects =
  /(opacity|blend-mode|isolation)|((?:blur|drop-shadow)\()|((?:brightness|contrast|grayscale|hue-rotate|invert|saturate|sepia)\()/gi

function effectCost(style: string): number {
  let cost = 0
  for (const [, layer, blur] of style.matchAll(effects)) cost += layer ? 3 : blur ? 100 : 15
  return cost
}

/** Attributes that cannot hold effects: most of them, and the longest. */
const plainAttributes: ReadonlySet<string> = new Set([
  'd',
  'points',
  'x',
  'y',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
  'fill',
  'transform',
  'id',
])

function filterCost(name: string, attributes: SvgElement['attributes']): number {
  if (name === 'feturbulence') return 60 * Math.max(...numbersIn(attributes['numOctaves']), 1)
  if (name === 'femorphology') return 20 + 2 * Math.max(...numbersIn(attributes['radius']), 0)
  if (name === 'feconvolvematrix') return 500 + numbersIn(attributes['kernelMatrix']).length
  return filterCosts[name] ?? 30
}

function ownCost({ name, attributes, text }: SvgElement): number {
  const data = (attributes['d'] ?? attributes['points'] ?? '').length
  const styled = Object.entries(attributes).filter(([attribute]) => !plainAttributes.has(attribute))
  const effects = styled.reduce(
    (sum, [attribute, value]) => sum + effectCost(attribute === 'style' ? value : `${attribute}:${value}`),
    0,
  )
  const element = /^fe[a-z]/.test(name) ? filterCost(name, attributes) : 1
  return element + Object.keys(attributes).length / 20 + data / 50 + (shapes.has(name) ? text.length / 20 : 0) + effects
}

/** Thrown when the drawing is refused, with position and reason. */
class Excess extends Error {
  constructor(readonly excess: SvgExcess) {
    super(excess.kind)
  }
}

/**
 * Estimates the cost of drawing an SVG, with every part counted as often as it is drawn: nested references multiply.
 * The total of each element is memoized. Errs on the high side.
 */
export function measureSvg(
  root: SvgElement,
  limits: { cost: number; levels: number },
): { cost: number; excess?: SvgExcess } {
  const byId = new Map<string, SvgElement[]>()
  const sheets: string[] = []
  const everyElement: SvgElement[] = [root]
  // The list grows during the iteration.
  for (const element of everyElement) {
    const { id } = element.attributes
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), element])
    if (element.name === 'style') sheets.push(element.text)
    for (const child of element.children) everyElement.push(child)
  }
  const rules = sheets
    .flatMap(rulesOf)
    .map((rule) => ({ ...rule, references: referencesInStyle(rule.body), cost: effectCost(rule.body) }))
  const known = new Map<SvgElement, Sum>()
  const open = new Set<SvgElement>()

  const report = ({ line, column }: SvgElement, problem: TooMuch): never => {
    throw new Excess({ line, column, ...problem })
  }

  function addReference(element: SvgElement, sum: Sum, { property, id }: Reference): void {
    const targets = byId.get(id) ?? []
    const found = targets.map((target) =>
      open.has(target) ? report(element, { kind: 'svg-cycle', details: { id } }) : measure(target),
    )
    const target = found.reduce((most, next) => most + next.cost, referenceCosts[property] ?? 5)
    const times = ownProperties.has(property) ? 1 : property.startsWith('marker') ? sum.points : Math.max(sum.shapes, 1)
    sum.cost += target * times
    sum.levels = Math.max(sum.levels, ...found.map(({ levels }) => levels + 1))
    if (property !== 'href') return
    for (const { shapes, points } of found) {
      sum.shapes += shapes
      sum.points += points
    }
  }

  function measure(element: SvgElement): Sum {
    const before = known.get(element)
    if (before) return before
    if (open.size >= limits.levels) report(element, { kind: 'svg-too-deep', details: { levels: limits.levels } })
    open.add(element)
    const isShape = shapes.has(element.name)
    const points = isShape ? numbersIn(element.attributes['d'] ?? element.attributes['points']).length + 2 : 0
    const sum: Sum = { cost: ownCost(element), shapes: isShape ? 1 : 0, points, levels: 1 }
    for (const child of element.children) {
      const { cost, shapes, points, levels } = measure(child)
      sum.levels = Math.max(sum.levels, levels + 1)
      const isShown = !definitions.has(child.name)
      sum.cost += isShown ? cost : 1
      sum.shapes += isShown ? shapes : 0
      sum.points += isShown ? points : 0
    }
    const own = Object.entries(element.attributes).flatMap(([name, value]) => referencesInAttribute(name, value))
    const matched = rules.filter(({ matches }) => matches(element))
    sum.cost += matched.reduce((cost, rule) => cost + rule.cost, 0)
    // Parts referenced by address come first: properties are inherited by them.
    const references = [...own, ...matched.flatMap((rule) => rule.references)].sort(
      (a, b) => Number(b.property === 'href') - Number(a.property === 'href'),
    )
    for (const reference of references) addReference(element, sum, reference)
    open.delete(element)
    if (sum.levels > limits.levels) report(element, { kind: 'svg-too-deep', details: { levels: limits.levels } })
    const cost = Math.min(Math.ceil(sum.cost), 1e6)
    if (sum.cost > limits.cost) report(element, { kind: 'svg-too-complex', details: { cost, limit: limits.cost } })
    known.set(element, sum)
    return sum
  }

  try {
    return { cost: measure(root).cost }
  } catch (error) {
    if (error instanceof Excess) return { cost: Infinity, excess: error.excess }
    throw error
  }
}
