import type { Position, Problem } from '../diagnostics/diagnostic.ts'

/** An element of the file; `name` is in lower case, without prefix. */
export type SvgElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: SvgElement[]
  text: string
  line: number
  column: number
}

type TooMuch = Problem<'svg-too-complex' | 'svg-too-deep' | 'svg-cycle'>
export type SvgExcess = Position & TooMuch

/** Total of an element with everything that it references. `parts` counts each part as often as it is drawn. */
type Total = { parts: number; levels: number }

/** A rule of a style sheet, with the ids that it references. */
type StyleRule = { selectors: string[]; ids: string[] }

/** Number of parts that a filter primitive counts as. */
const partsOfPrimitive = 25
/** Number of characters of a path that count as one part. */
const charactersOfPart = 10

function decodeId(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** Returns the ids in the `url(#…)` of a text. */
function idsIn(text: string): string[] {
  return [...text.matchAll(/url\(\s*["']?#([^"')]*)["']?\s*\)/gi)].map(([, id = '']) => decodeId(id.trim()))
}

/** Parses the rules of a style sheet that reference parts of the drawing. */
function rulesOf(sheet: string): StyleRule[] {
  return [...sheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const ids = idsIn(body)
    return ids.length > 0 ? [{ selectors: selectors.split(','), ids }] : []
  })
}

/** Returns whether the last part of a selector may match an element. */
function mayMatch(selector: string, { name, attributes }: SvgElement): boolean {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  const classes = (attributes['class'] ?? '').split(/\s+/)
  const named = [...last.matchAll(/[.#][\w-]+/g)].map(([token]) => token)
  const type = /^[\w-]+/.exec(last)?.[0].toLowerCase()
  return (
    (type === undefined || type === name) &&
    named.every((token) =>
      token.startsWith('.') ? classes.includes(token.slice(1)) : token.slice(1) === attributes['id'],
    )
  )
}

function largestIn(value = ''): number {
  return Math.max(1, ...(value.match(/\d+(?:\.\d+)?(?:e\d+)?/gi) ?? []).map(Number))
}

/** Returns how many parts an element counts as by itself. */
function partsOf({ name, attributes, text }: SvgElement): number {
  if (name === 'feturbulence') return partsOfPrimitive * largestIn(attributes['numOctaves'])
  if (name === 'femorphology') return partsOfPrimitive * largestIn(attributes['radius'])
  if (/^fe[a-z]/.test(name)) return partsOfPrimitive
  const data = attributes['d'] ?? attributes['points'] ?? text
  return 1 + data.length / charactersOfPart
}

/** Returns the elements of a drawing by id, and the rules of its style sheets. */
function indexDrawing(root: SvgElement): { byId: ReadonlyMap<string, SvgElement[]>; rules: StyleRule[] } {
  const byId = new Map<string, SvgElement[]>()
  const rules: StyleRule[] = []
  const everyElement = [root]
  // The list grows during the iteration.
  for (const element of everyElement) {
    const { id } = element.attributes
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), element])
    if (element.name === 'style') rules.push(...rulesOf(element.text))
    everyElement.push(...element.children)
  }
  return { byId, rules }
}

/** Returns the referenced ids, and how often each is drawn: a marker at each point of a path. */
function referencesOf(element: SvgElement, rules: readonly StyleRule[]): { id: string; times: number }[] {
  const points = element.attributes['d']?.match(/\d+/g)?.length ?? 1
  const written = Object.entries(element.attributes).flatMap(([name, value]) => {
    const isLink = (name === 'href' || name.endsWith(':href')) && value.startsWith('#')
    const ids = isLink ? [decodeId(value.slice(1))] : idsIn(value)
    return ids.map((id) => ({ id, times: name.startsWith('marker') ? points : 1 }))
  })
  const matched = rules.filter(({ selectors }) => selectors.some((selector) => mayMatch(selector, element)))
  return [...written, ...matched.flatMap(({ ids }) => ids.map((id) => ({ id, times: 1 })))]
}

/** Thrown when the drawing is refused, with position and reason. */
class Excess extends Error {
  constructor(readonly excess: SvgExcess) {
    super(excess.kind)
  }
}

/**
 * Returns the first element that makes an SVG too complex to draw: it counts too many parts, because nested references
 * multiply them, is nested too deeply, or contains itself. Undefined if there is none.
 */
export function findExcess(root: SvgElement, limits: { parts: number; levels: number }): SvgExcess | undefined {
  const { byId, rules } = indexDrawing(root)
  const cache = new Map<SvgElement, Total>()
  const open = new Set<SvgElement>()
  const refuse = ({ line, column }: SvgElement, problem: TooMuch): never => {
    throw new Excess({ line, column, ...problem })
  }

  function measure(element: SvgElement): Total {
    const known = cache.get(element)
    if (known) return known
    if (open.size >= limits.levels) refuse(element, { kind: 'svg-too-deep', details: { levels: limits.levels } })
    open.add(element)
    const total: Total = { parts: partsOf(element), levels: 1 }
    const add = ({ parts, levels }: Total, times = 1) => {
      total.parts += parts * times
      total.levels = Math.max(total.levels, levels + 1)
    }
    for (const child of element.children) add(measure(child))
    for (const { id, times } of referencesOf(element, rules))
      for (const target of byId.get(id) ?? [])
        add(open.has(target) ? refuse(element, { kind: 'svg-cycle', details: { id } }) : measure(target), times)
    open.delete(element)
    if (total.levels > limits.levels) refuse(element, { kind: 'svg-too-deep', details: { levels: limits.levels } })
    const parts = Math.min(Math.ceil(total.parts), 1e6)
    if (parts > limits.parts) refuse(element, { kind: 'svg-too-complex', details: { parts, limit: limits.parts } })
    cache.set(element, total)
    return total
  }

  try {
    measure(root)
    return undefined
  } catch (error) {
    if (error instanceof Excess) return error.excess
    throw error
  }
}
