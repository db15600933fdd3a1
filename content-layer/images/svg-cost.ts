import type { Position, Problem } from '../diagnostics/diagnostic.ts'
import type { SvgElement } from './svg-element.ts'
import { areaOf, extentOf, filteredArea, growthOf, nowhere, unite, type Extent } from './svg-extent.ts'
import { referencesInAttribute, referencesInStyle, rulesOf, type Reference } from './svg-references.ts'
import { boxOf, type Size } from './svg-size.ts'

/**
 * Total for an element with all of its references expanded. `cost` is in milliseconds of Chromium on the machine of the
 * measurements (docs/decisions/0018-limits-of-content.md), `area` the sum of the areas of its shapes, in square units.
 */
type Sum = { cost: number; shapes: number; points: number; levels: number; extent: Extent; area: number }

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

/** Cost of a filter primitive over the whole picture; all others cost 6. */
const filterCosts: Readonly<Record<string, number>> = {
  fegaussianblur: 90,
  fedropshadow: 100,
  fediffuselighting: 190,
  fespecularlighting: 220,
  fedisplacementmap: 90,
  femergenode: 1,
  fefunca: 1,
  fefuncr: 1,
  fefuncg: 1,
  fefuncb: 1,
}

/** Cost of effects over the whole picture. */
const fullCosts = {
  shape: 0.2,
  layer: 8,
  blur: 90,
  effect: 10,
  mask: 34,
  'clip-path': 3,
  gradient: 6,
  pattern: 10,
} as const

/** Minimum cost of an element, of an attribute, of a character of text or of a path, and of one effect. */
const smallCosts = { element: 0.02, attribute: 0.002, text: 0.03, path: 1 / 150, effect: 0.3 } as const

function numbersIn(value: string | undefined): number[] {
  return (value?.match(/[-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?/gi) ?? []).map(Number)
}

const effects =
  /(^|[^\w-])(?:(opacity\s*:\s*(?!1\b)|mix-blend-mode|isolation)|((?:blur|drop-shadow)\()|((?:brightness|contrast|grayscale|hue-rotate|invert|saturate|sepia)\())/gi

/** Returns the costs of the effects in a style over the whole picture. `opacity` creates a layer for groups only. */
function effectCosts(style: string, isShape: boolean): number[] {
  return [...style.matchAll(effects)].map(([, , layer, blur]) => {
    if (layer === undefined) return blur === undefined ? fullCosts.effect : fullCosts.blur
    return isShape && /^opacity/i.test(layer) ? 0 : fullCosts.layer
  })
}

/** Attributes that cannot contain effects: most attributes, and the largest. */
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
  if (name === 'feturbulence') return 25 + 35 * Math.max(...numbersIn(attributes['numOctaves']), 1)
  if (name === 'femorphology') return 100 + 150 * Math.max(...numbersIn(attributes['radius']), 0)
  if (name === 'feconvolvematrix') return 300 + 5 * numbersIn(attributes['kernelMatrix']).length
  return filterCosts[name] ?? 6
}

function costOfElement({ name, attributes, text }: SvgElement): number {
  const data = (attributes['d'] ?? attributes['points'] ?? '').length
  const element = /^fe[a-z]/.test(name) ? filterCost(name, attributes) : smallCosts.element
  return (
    element +
    Object.keys(attributes).length * smallCosts.attribute +
    data * smallCosts.path +
    (shapes.has(name) ? text.length * smallCosts.text : 0)
  )
}

function effectsOfElement({ name, attributes }: SvgElement): number[] {
  return Object.entries(attributes)
    .filter(([attribute]) => !plainAttributes.has(attribute))
    .flatMap(([attribute, value]) =>
      effectCosts(attribute === 'style' ? value : `${attribute}:${value}`, shapes.has(name)),
    )
}

/** Adds the parts that are drawn together. */
function add(sum: Sum, { cost, shapes, points, extent, area }: Sum): void {
  sum.cost += cost
  sum.shapes += shapes
  sum.points += points
  sum.area += area
  sum.extent = unite(sum.extent, extent)
}

/** Thrown when the drawing is refused, with position and reason. */
class Excess extends Error {
  constructor(readonly excess: SvgExcess) {
    super(excess.kind)
  }
}

/**
 * Estimates the cost of drawing an SVG, with every part counted as often as it is drawn, since nested references
 * multiply. The total of each element is memoized. Overestimates rather than underestimates.
 */
export function measureSvg(
  root: SvgElement,
  size: Size,
  limits: { cost: number; levels: number },
): { cost: number; excess?: SvgExcess } {
  const byId = new Map<string, SvgElement[]>()
  const sheets: string[] = []
  const everyElement: SvgElement[] = [root]
  const growths = new Map([[root, 1]])
  // The list grows during the iteration.
  for (const element of everyElement) {
    const growth = growthOf(element, element === root) * (growths.get(element) ?? 1)
    const { id } = element.attributes
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), element])
    if (element.name === 'style') sheets.push(element.text)
    growths.set(element, growth)
    for (const child of element.children) {
      growths.set(child, growth)
      everyElement.push(child)
    }
  }
  const drawn = boxOf(root.attributes['viewBox'] ?? '') ?? size
  const isMovedByRule = sheets.some((sheet) => sheet.includes('transform'))
  const growth = isMovedByRule ? Infinity : Math.max(...growths.values(), 1)
  /** Returns the share of the picture that an area covers at its largest scale, from 0 to 1. */
  const shareOf = (area: number) => (area === 0 ? 0 : Math.min((area * growth) / (drawn.width * drawn.height), 1))
  const rules = sheets.flatMap(rulesOf).map((rule) => ({ ...rule, references: referencesInStyle(rule.body) }))
  const cache = new Map<SvgElement, Sum>()
  const open = new Set<SvgElement>()

  const report = ({ line, column }: SvgElement, problem: TooMuch): never => {
    throw new Excess({ line, column, ...problem })
  }

  /** Returns the cost of a reference in addition to its targets, and how often the targets are drawn. */
  function addCost(property: string, targets: readonly SvgElement[], sum: Sum): { cost: number; times: number } {
    const share = shareOf(areaOf(sum.extent))
    if (property === 'href') return { cost: 0, times: 1 }
    if (property === 'filter') {
      const filtered = targets.map((target) => shareOf(filteredArea(target, areaOf(sum.extent))))
      // Parts that a filter includes from elsewhere are drawn as a whole.
      const isPlain = targets.every(
        ({ name, children }) => name === 'filter' && children.every((child) => child.name !== 'feimage'),
      )
      return { cost: smallCosts.effect, times: isPlain ? Math.max(...filtered, 0.01) : 1 }
    }
    if (property === 'mask' || property === 'clip-path')
      return { cost: smallCosts.effect + fullCosts[property] * share, times: 1 }
    if (property.startsWith('marker')) return { cost: 0, times: sum.points }
    const isGradient = targets.every(({ name }) => name.endsWith('gradient'))
    const full = fullCosts[isGradient ? 'gradient' : 'pattern']
    return { cost: full * Math.max(shareOf(sum.area), share), times: Math.max(sum.shapes, 1) }
  }

  function addReference(element: SvgElement, sum: Sum, { property, id }: Reference): void {
    const targets = byId.get(id) ?? []
    const costs = targets.map((target) =>
      open.has(target) ? report(element, { kind: 'svg-cycle', details: { id } }) : measure(target),
    )
    const { cost, times } = addCost(property, targets, sum)
    sum.cost += cost + costs.reduce((max, next) => max + next.cost, 0) * times
    sum.levels = Math.max(sum.levels, ...costs.map(({ levels }) => levels + 1))
    if (property !== 'href') return
    for (const target of costs) add(sum, { ...target, cost: 0 })
  }

  function measure(element: SvgElement): Sum {
    const before = cache.get(element)
    if (before) return before
    if (open.size >= limits.levels) report(element, { kind: 'svg-too-deep', details: { levels: limits.levels } })
    open.add(element)
    const isShape = shapes.has(element.name)
    const points = isShape ? numbersIn(element.attributes['d'] ?? element.attributes['points']).length + 2 : 0
    const sum: Sum = {
      cost: costOfElement(element),
      shapes: isShape ? 1 : 0,
      points,
      levels: 1,
      extent: nowhere,
      area: 0,
    }
    for (const child of element.children) {
      const childCost = measure(child)
      sum.levels = Math.max(sum.levels, childCost.levels + 1)
      if (!definitions.has(child.name)) add(sum, childCost)
    }
    const attributeReferences = Object.entries(element.attributes).flatMap(([name, value]) =>
      referencesInAttribute(name, value),
    )
    const matched = rules.filter(({ matches }) => matches(element))
    // Parts referenced by URL first, because they inherit the properties of the element.
    const references = [...attributeReferences, ...matched.flatMap((rule) => rule.references)]
    for (const reference of references.filter(({ property }) => property === 'href'))
      addReference(element, sum, reference)
    sum.extent = extentOf(element, sum.extent)
    const area = areaOf(sum.extent)
    if (isShape) sum.area += area
    if (isShape) sum.cost += fullCosts.shape * shareOf(area)
    const used = [...effectsOfElement(element), ...matched.flatMap(({ body }) => effectCosts(body, isShape))]
    for (const full of used) sum.cost += full === 0 ? 0 : smallCosts.effect + full * shareOf(area)
    for (const reference of references.filter(({ property }) => property !== 'href'))
      addReference(element, sum, reference)
    open.delete(element)
    if (sum.levels > limits.levels) report(element, { kind: 'svg-too-deep', details: { levels: limits.levels } })
    const cost = Math.min(Math.ceil(sum.cost), 1e6)
    if (sum.cost > limits.cost) report(element, { kind: 'svg-too-complex', details: { cost, limit: limits.cost } })
    cache.set(element, sum)
    return sum
  }

  try {
    return { cost: measure(root).cost }
  } catch (error) {
    if (error instanceof Excess) return { cost: Infinity, excess: error.excess }
    throw error
  }
}
