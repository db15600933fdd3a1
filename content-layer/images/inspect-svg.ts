import { SaxesParser, type SaxesTagNS } from 'saxes'

import type { Position } from '../diagnostics/diagnostic.ts'
import { pictureLimits } from './picture-limits.ts'
import { unreadableXml, UnreadablePicture } from '../diagnostics/explanations/explain-image-error.ts'
import { findUnsafeAttribute, findUnsafeDoctype, findUnsafeStyleSheet, isForbiddenElement } from './unsafe-svg.ts'
import { findExcess, type SvgElement, type SvgExcess } from './svg-complexity.ts'
import { sizeOf, type Size } from './svg-size.ts'
import type { UnsafeConstruct } from '../common/unsafe-construct.ts'

/** What the check needs to know of an SVG; `width` and `height` are in pixels. */
export type SvgFacts = {
  width: number
  height: number
  /** Content of its text elements, which are set in a font. */
  texts?: string[]
  unsafe?: { what: UnsafeConstruct; line: number; column: number }
  /** True if it is animated: its first frame may not show everything. */
  isMoving?: true
  /** Position of an endless animation. */
  endless?: Position
  excess?: SvgExcess
}

const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xhtml: 'http://www.w3.org/1999/xhtml',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
} as const

/** Elements that are meant for SVG in any namespace. */
const drawnElements: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'use', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'defs'],
  ...['symbol', 'mask', 'pattern', 'marker', 'filter', 'lineargradient', 'radialgradient', 'clippath', 'style'],
])

/**
 * Returns the attributes of an element that browsers read, by name. Private attributes of drawing programs, with a
 * prefix or `data-`, are excluded.
 */
function readAttributes({ attributes }: SaxesTagNS): Record<string, string> {
  const read: Record<string, string> = {}
  for (const { uri, local, value } of Object.values(attributes)) {
    if (uri === '' && !local.startsWith('data-')) read[local] = value
    else if (uri === namespaces.xlink) read[`xlink:${local}`] = value
    else if (uri === namespaces.xml) read[`xml:${local}`] = value
  }
  return read
}

/** Returns whether an attribute, or the text of a style, contains an endless animation. */
function isEndless(name: string, value: string): boolean {
  return name === 'style' ? /\binfinite\b/i.test(value) : /^repeat(?:Count|Dur)$/.test(name) && value === 'indefinite'
}

/** Maximum number of drawn parts, and of nesting levels, of an SVG. */
const defaultLimits = { parts: pictureLimits.svgParts, levels: pictureLimits.svgLevels }

/** Thrown if elements are nested too deeply to continue: the parser searches all open elements. */
class TooDeep extends Error {
  constructor(readonly position: Position) {
    super('too deep')
  }
}

/** The parsed parts of an SVG. */
class SvgReader {
  readonly parser = new SaxesParser({ xmlns: true })
  size: Size | undefined
  unsafe: SvgFacts['unsafe']
  endless: SvgFacts['endless']
  root: SvgElement | undefined
  isMoving = false
  /** The content of its text elements. */
  readonly texts: string[] = []
  readonly #open: (SvgElement & { uri: string })[] = []
  // A comment may split a word in two, so the text since the last tag is joined, as browsers do.
  #text = ''
  #textEnd: Position = { line: 1, column: 1 }
  readonly #levels: number

  constructor(levels: number) {
    this.#levels = levels
  }

  read(source: string): void {
    const { parser } = this
    parser.on('doctype', (doctype) => {
      this.#noteUnsafe(findUnsafeDoctype(doctype))
    })
    parser.on('processinginstruction', ({ target }) => {
      if (target === 'xml-stylesheet') this.#noteUnsafe({ kind: 'instruction', name: target })
    })
    const readText = (text: string) => {
      this.#text += text
      this.#textEnd = this.#position
    }
    parser.on('text', readText)
    parser.on('cdata', readText)
    parser.on('closetag', () => {
      this.#finishText()
      this.#open.pop()
    })
    parser.on('opentag', (tag) => this.#openTag(tag))
    parser.on('error', ({ message }) => {
      // The unsafe construct takes precedence: an entity from a DOCTYPE is an error only because of the DOCTYPE.
      if (!this.unsafe) throw unreadableXml(source, message, this.#position)
    })
    parser.write(source).close()
  }

  get #position(): Position {
    return { line: this.parser.line, column: this.parser.column }
  }

  #noteUnsafe(what: UnsafeConstruct | undefined, { line, column } = this.#position): void {
    if (what !== undefined) this.unsafe ??= { what, line, column }
  }

  #finishText(): void {
    const [text, position, element] = [this.#text, this.#textEnd, this.#open.at(-1)]
    this.#text = ''
    if (!element || text === '') return
    if (element.name === 'style') {
      this.#noteUnsafe(findUnsafeStyleSheet(text), position)
      if (isEndless('style', text)) this.endless ??= position
      if (text.includes('@keyframes')) this.isMoving = true
    }
    element.text += text
    if (text.trim() !== '' && this.#open.some(({ name }) => name === 'text')) this.texts.push(text.trim())
  }

  #openTag(tag: SaxesTagNS): void {
    const { name, uri } = tag
    const localName = tag.local.toLowerCase()
    this.#finishText()
    if (this.#open.length >= this.#levels) throw new TooDeep(this.#position)
    if (!this.root && tag.local !== 'svg') throw new UnreadablePicture({ kind: 'element', name }, this.#position)
    const isSvg = uri === namespaces.svg
    // Other programs draw it, but browsers do not.
    if (
      !isSvg &&
      (!this.root || uri === '' || (drawnElements.has(localName) && uri !== namespaces.xhtml)) &&
      !this.unsafe
    )
      throw new UnreadablePicture({ kind: 'namespace', element: name, written: uri }, this.#position)
    const attributes = isSvg || uri === namespaces.xhtml ? readAttributes(tag) : {}
    const element = { name: isSvg ? localName : '', attributes, children: [], text: '', uri, ...this.#position }
    const parent = this.#open.at(-1)
    parent?.children.push(element)
    this.#open.push(element)
    if (!this.root) this.#openRoot(element)
    // Browsers read only the text directly in a style element, on both sides of a child element.
    if (parent?.name === 'style') this.#noteUnsafe({ kind: 'in-style', name: `<${name}>` })
    if (uri === namespaces.xhtml || (isSvg && isForbiddenElement(localName)))
      this.#noteUnsafe({ kind: 'plain', name: `<${name}>` })
    if (isSvg && localName.startsWith('animate')) {
      this.isMoving = true
      if (Object.values(attributes).some((value) => /url\(/i.test(value)))
        this.#noteUnsafe({ kind: 'animated-reference', name: '' })
    }
    for (const [attribute, value] of Object.entries(attributes)) {
      this.#noteUnsafe(findUnsafeAttribute(attribute, value))
      if (isEndless(attribute, value)) this.endless ??= this.#position
    }
  }

  #openRoot(root: SvgElement): void {
    this.root = root
    const { width = '', height = '', viewBox = '', preserveAspectRatio = '' } = root.attributes
    this.size = sizeOf({ width, height, viewBox }, !preserveAspectRatio.trim().startsWith('none'))
  }
}

/**
 * Returns an SVG's dimensions in CSS pixels, the first construct in it that could run code or load external resources,
 * and the first one that would block a browser for too long.
 * @throws UnreadablePicture if it is not well-formed XML, is not an SVG that browsers show, or states no size
 */
export function inspectSvg(source: string, limits = defaultLimits): SvgFacts {
  const reader = new SvgReader(limits.levels)
  try {
    reader.read(source)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    const excess = { kind: 'svg-too-deep', details: { levels: limits.levels }, ...error.position } as const
    return { width: 0, height: 0, ...(reader.unsafe ? { unsafe: reader.unsafe } : {}), excess }
  }
  const { size, unsafe, endless, root, texts, isMoving } = reader
  if (unsafe || !root) return { width: 0, height: 0, ...size, ...(unsafe ? { unsafe } : {}) }
  if (!size) {
    const { width = '', height = '', viewBox = '' } = root.attributes
    throw new UnreadablePicture({ kind: 'size', written: { width, height, viewBox } }, root)
  }
  const excess = findExcess(root, limits)
  return {
    ...size,
    ...(texts.length > 0 ? { texts } : {}),
    ...(isMoving ? { isMoving } : {}),
    ...(endless ? { endless } : {}),
    ...(excess ? { excess } : {}),
  }
}
