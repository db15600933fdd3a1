import { SaxesParser } from 'saxes'

import type { Position } from '../diagnostics/diagnostic.ts'
import { pictureLimits } from './limits.ts'
import { measureSvg, type SvgElement, type SvgExcess } from './svg-cost.ts'
import type { Unsafe } from './unsafe.ts'

export type SvgFacts = {
  width: number
  height: number
  /** What it says in text elements, which are set in a font. */
  words?: string[]
  unsafe?: { what: Unsafe; line: number; column: number }
  /** Where it moves without an end. */
  endless?: Position
  excess?: SvgExcess
}

const forbiddenElements: ReadonlySet<string> = new Set([
  'script',
  'foreignobject',
  'iframe',
  'a',
  'image',
  'object',
  'embed',
  'set',
])

function unsafeAttribute(name: string, value: string): Unsafe | undefined {
  if (/^on/i.test(name)) return { kind: 'handler', name }
  if (name === 'xml:base' || (name.startsWith('xmlns') && value.endsWith('/xhtml')))
    return { kind: 'plain', name: `${name}="${value.slice(0, 40)}"` }
  // If an animation changed an element's class, id or reference, its drawing cost would be unknown.
  if (name === 'attributeName' && /href$|^on|^(?:class|id|style)$/i.test(value.trim()))
    return { kind: 'animation', name: value }
  const isReference = name === 'href' || name === 'src' || name.endsWith(':href')
  if (isReference && !value.startsWith('#')) return { kind: 'reference', name: value.slice(0, 40) }
  // A backslash escape could spell any word of a style. Attributes written by editors have a prefix and may hold
  // Windows paths.
  if (!name.includes(':') && value.includes('\\')) return { kind: 'backslash', name }
  return unsafeStyle(value)
}

/** Anything in a style or an animation value that loads or runs something, or that hides what it refers to. */
function unsafeStyle(value: string): Unsafe | undefined {
  const outside =
    /url\((?!\s*['"]?#)[^)]*|@import[^;]*|(?:image|image-set|src|element)\([^)]*|\\[0-9a-f]+|javascript:|--[\w-]*\s*:[^;}]*url\(/i.exec(
      value,
    )
  return outside ? { kind: 'reference', name: outside[0].slice(0, 40) } : undefined
}

/** Whether an attribute, or the text of a style, lets something move without an end. */
function isEndless(name: string, value: string): boolean {
  return name === 'style' ? /\binfinite\b/i.test(value) : /^repeat(?:Count|Dur)$/.test(name) && value === 'indefinite'
}

function isLength(value: number | undefined): value is number {
  return value !== undefined && value > 0 && value < 100_000
}

function lengthOf(value: string | undefined): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(value ?? '')
  return match ? Number(match[1]) : undefined
}

/** The drawing cost and the nesting levels that an SVG may have. */
type SvgLimits = { cost: number; levels: number }

const defaultLimits: SvgLimits = { cost: pictureLimits.svgCost, levels: pictureLimits.svgLevels }

/**
 * An SVG's dimensions in CSS pixels, the first thing in it that could run code or load external resources, and whatever
 * would keep a browser busy for too long.
 * @throws Error if it is not well-formed XML, is not an SVG, or states no size
 */
export function inspectSvg(source: string, limits = defaultLimits): SvgFacts {
  const parser = new SaxesParser()
  let size: { width: number; height: number } | undefined
  let unsafe: SvgFacts['unsafe']
  let endless: SvgFacts['endless']
  let root: SvgElement | undefined
  const open: SvgElement[] = []
  const said: string[] = []
  // A comment may split a word in two, so the text since the last tag is joined, as browsers do.
  let words = ''
  let wordsEnd = { line: 1, column: 1 }
  const mark = (what: Unsafe | undefined, { line, column }: Position = parser) => {
    if (what !== undefined) unsafe ??= { what, line, column }
  }
  parser.on('doctype', () => mark({ kind: 'doctype', name: 'DOCTYPE' }))
  parser.on('processinginstruction', () => mark({ kind: 'instruction', name: '<? ?>' }))
  const read = (text: string) => {
    words += text
    wordsEnd = { line: parser.line, column: parser.column }
  }
  const finishWords = () => {
    const element = open.at(-1)
    const found =
      unsafeStyle(words) ??
      (element?.name === 'style' && words.includes('\\')
        ? ({ kind: 'backslash', name: '<style>' } as const)
        : undefined)
    mark(found, wordsEnd)
    if (element && isEndless(element.name, words)) endless ??= wordsEnd
    if (element) element.text += words
    if (words.trim() !== '' && open.some(({ name }) => name === 'text')) said.push(words.trim())
    words = ''
  }
  parser.on('text', read)
  parser.on('cdata', read)
  parser.on('closetag', () => {
    finishWords()
    open.pop()
  })
  parser.on('opentag', ({ name, attributes }) => {
    const localName = name.replace(/^.*:/, '').toLowerCase()
    finishWords()
    const parent = open.at(-1)
    const isRoot = !root
    const element: SvgElement = {
      name: localName,
      attributes,
      children: [],
      text: '',
      line: parser.line,
      column: parser.column,
    }
    root ??= element
    parent?.children.push(element)
    open.push(element)
    if (isRoot && localName !== 'svg') throw new Error(`<${name}> is not <svg>`)
    if (isRoot) {
      const [, , boxWidth, boxHeight] = (attributes['viewBox'] ?? '')
        .trim()
        .split(/[\s,]+/)
        .map(Number)
      const width = lengthOf(attributes['width']) ?? boxWidth
      const height = lengthOf(attributes['height']) ?? boxHeight
      if (isLength(width) && isLength(height)) size = { width, height }
    }
    // Browsers read only the text directly in a style element, on both sides of a child element.
    if (parent?.name === 'style') mark({ kind: 'in-style', name: `<${name}>` })
    const isAnimation = localName.startsWith('animate')
    if (isAnimation && Object.values(attributes).some((value) => /url\(/i.test(value)))
      mark({ kind: 'animated-reference', name: '' })
    if (forbiddenElements.has(localName)) mark({ kind: 'plain', name: `<${name}>` })
    for (const [attribute, value] of Object.entries(attributes)) {
      mark(unsafeAttribute(attribute, value))
      if (isEndless(attribute, value)) endless ??= { line: parser.line, column: parser.column }
    }
  })
  parser.on('error', (error) => {
    // The unsafe construct takes precedence: an entity from a DOCTYPE is an error only because of the DOCTYPE.
    if (!unsafe) throw error
  })
  parser.write(source).close()
  if (!size && !unsafe) throw new Error('it states no width and height')
  if (unsafe || !root) return { width: 0, height: 0, ...size, ...(unsafe ? { unsafe } : {}) }
  const { excess } = measureSvg(root, limits)
  return {
    width: 0,
    height: 0,
    ...size,
    ...(said.length > 0 ? { words: said } : {}),
    ...(endless ? { endless } : {}),
    ...(excess ? { excess } : {}),
  }
}
