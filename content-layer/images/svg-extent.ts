import type { SvgElement } from './svg-element.ts'

/** A part of the plane, in units of the drawing; the whole plane if the part is unknown. */
export type Extent = readonly [left: number, top: number, right: number, bottom: number]

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Extent in which nothing is drawn. */
export const nowhere: Extent = [Infinity, Infinity, -Infinity, -Infinity]
/** Extent about which nothing is known. */
export const everywhere: Extent = [-Infinity, -Infinity, Infinity, Infinity]

/** Returns the smallest extent around both. */
export function unite(one: Extent, other: Extent): Extent {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ]
}

/** Returns the area of an extent, in square units. */
export function areaOf([left, top, right, bottom]: Extent): number {
  return right > left && bottom > top ? (right - left) * (bottom - top) : 0
}

/** Parses a length; unknown if it is in percent or in units. */
function lengthIn(value: string | undefined, otherwise = 0): number {
  return value === undefined ? otherwise : /^\s*[-+\d.e]+(?:px)?\s*$/i.test(value) ? Number.parseFloat(value) : NaN
}

function box(x: number, y: number, width: number, height: number): Extent {
  const extent = [x, y, x + width, y + height] as const
  return extent.some(Number.isNaN) ? everywhere : extent
}

/** Number of parameters of each path command. */
const commandLength: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** Returns the extent of all points of a path, including the control points of curves. */
function extentOfPath(data: string): Extent {
  let extent = nowhere
  let [x, y] = [0, 0]
  for (const [, command = '', written = ''] of data.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const type = command.toLowerCase()
    const isRelative = command === type
    const numbers = (written.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
    const length = commandLength[type] ?? 0
    // Flags of arcs may be written without a space.
    if (type === 'a' && numbers.length % 7 > 0) return everywhere
    for (let at = 0; length > 0 && at + length <= numbers.length; at += length) {
      const part = numbers.slice(at, at + length)
      const [baseX, baseY] = isRelative ? [x, y] : [0, 0]
      if (type === 'h') x = baseX + (part[0] ?? 0)
      else if (type === 'v') y = baseY + (part[0] ?? 0)
      else {
        const [rx = 0, ry = 0] = type === 'a' ? part : []
        const reach = 2 * Math.max(Math.abs(rx), Math.abs(ry))
        const points = type === 'a' ? part.slice(5) : part
        for (let index = 0; index + 1 < points.length; index += 2) {
          const [pointX, pointY] = [baseX + (points[index] ?? 0), baseY + (points[index + 1] ?? 0)]
          extent = unite(extent, [pointX - reach, pointY - reach, pointX + reach, pointY + reach])
          if (index + 3 >= points.length) [x, y] = [pointX, pointY]
        }
      }
      extent = unite(extent, [x, y, x, y])
    }
  }
  return extent
}

/** Returns the extent of a shape itself, without its children. */
function extentOfShape({ name, attributes }: SvgElement): Extent {
  const at = (attribute: string, otherwise = 0) => lengthIn(attributes[attribute], otherwise)
  switch (name) {
    case 'rect':
      return box(at('x'), at('y'), at('width'), at('height'))
    case 'circle':
      return box(at('cx') - at('r'), at('cy') - at('r'), 2 * at('r'), 2 * at('r'))
    case 'ellipse':
      return box(at('cx') - at('rx'), at('cy') - at('ry'), 2 * at('rx'), 2 * at('ry'))
    case 'line':
      return unite(box(at('x1'), at('y1'), 0, 0), box(at('x2'), at('y2'), 0, 0))
    case 'path':
      return extentOfPath(attributes['d'] ?? '')
    case 'polyline':
    case 'polygon':
      return extentOfPath(`M${attributes['points'] ?? ''}`)
    case 'text':
      return everywhere
    default:
      return nowhere
  }
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function turn(degrees: number): Matrix {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [cosine, sine, -sine, cosine, 0, 0]
}

const one: Matrix = [1, 0, 0, 1, 0, 0]

/** Parses the matrix of a `transform`; undefined if it is not supported. */
function matrixOf(transform: string): Matrix | undefined {
  let matrix = one
  for (const [, name = '', written = ''] of transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [a = NaN, b, c, d, e, f] = written
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    let next: Matrix
    if (name === 'translate') next = [1, 0, 0, 1, a, b ?? 0]
    else if (name === 'scale') next = [a, 0, 0, b ?? a, 0, 0]
    else if (name === 'rotate') {
      const [x, y] = [b ?? 0, c ?? 0]
      next = multiply(multiply([1, 0, 0, 1, x, y], turn(a)), [1, 0, 0, 1, -x, -y])
    } else if (name === 'matrix') next = [a, b ?? NaN, c ?? NaN, d ?? NaN, e ?? NaN, f ?? NaN]
    else return undefined
    matrix = multiply(matrix, next)
  }
  return matrix.some(Number.isNaN) ? undefined : matrix
}

function transformExtent(extent: Extent, [a, b, c, d, e, f]: Matrix): Extent {
  const [left, top, right, bottom] = extent
  if (left > right) return nowhere
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const
  const moved = corners.map(([x, y]): Extent => box(a * x + c * y + e, b * x + d * y + f, 0, 0))
  return moved.reduce(unite, nowhere)
}

/** Returns the factor by which an element scales its children, by area; Infinity if unknown. */
export function growthOf({ name, attributes }: SvgElement, isRoot: boolean): number {
  if ((name === 'svg' && !isRoot) || (name === 'symbol' && attributes['viewBox'] !== undefined)) return Infinity
  if (/transform/i.test(attributes['style'] ?? '')) return Infinity
  const [a, b, c, d] = matrixOf(attributes['transform'] ?? '') ?? [Infinity, 0, 0, 1]
  return Math.abs(a * d - b * c)
}

/**
 * Returns the extent of an element in its parent's coordinates. `inside` is the extent of its children and references.
 * Returns everywhere if a style may move it.
 */
export function extentOf(element: SvgElement, inside: Extent): Extent {
  const { name, attributes } = element
  const isMoved = /transform|(?:^|;)\s*(?:x|y|c[xy]|r[xy]?|d|width|height)\s*:/i.test(attributes['style'] ?? '')
  if (isMoved || name === 'svg' || name === 'symbol') return everywhere
  const offset: Matrix = name === 'use' ? [1, 0, 0, 1, lengthIn(attributes['x']), lengthIn(attributes['y'])] : one
  const matrix = matrixOf(attributes['transform'] ?? '')
  return matrix ? transformExtent(unite(extentOfShape(element), inside), multiply(matrix, offset)) : everywhere
}

/** Returns the area that a filter draws for an element of this area, in square units. */
export function filteredArea({ attributes }: SvgElement, area: number): number {
  const isOfDrawing = attributes['filterUnits'] === 'userSpaceOnUse'
  const [width, height] = ['width', 'height'].map((name) => {
    const written = attributes[name] ?? '120%'
    if (isOfDrawing) return lengthIn(written)
    return written.endsWith('%') ? Number.parseFloat(written) / 100 : lengthIn(written)
  })
  const size = (width ?? NaN) * (height ?? NaN) * (isOfDrawing ? 1 : area)
  return Number.isNaN(size) ? Infinity : size
}
