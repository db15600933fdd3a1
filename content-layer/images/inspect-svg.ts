/*
 * Reads what the check has to know of an SVG before it is drawn: its size, and anything that would run code, load other
 * files or never stop moving in a browser. How long it takes to draw is measured by drawing it (`inspect-image.ts`).
 */

import { SaxesParser, type SaxesTagNS } from 'saxes'

import type { Position } from '../diagnostics/diagnostic.ts'
import { createXmlError, UnreadableImage } from '../diagnostics/explanations/unreadable-image.ts'
import type { UnsafeConstruct } from '../diagnostics/explanations/unsafe-construct.ts'
import { imageLimits } from './image-limits.ts'
import { computeSvgSize, type Size } from './svg-size.ts'
import { findUnsafeAttribute, findUnsafeDoctype, findUnsafeStyleSheet, isForbiddenElement } from './unsafe-svg.ts'

/** What the check needs to know of an SVG; `width` and `height` are in CSS pixels. */
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
  /** Position of an element that is nested too deeply. Nothing after it was read. */
  tooDeep?: Position
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

/** Returns whether an attribute, or the text of a style element, contains an endless animation. */
function isEndless(name: string, value: string): boolean {
  if (name === 'style') return /\binfinite\b/i.test(value)
  return (name === 'repeatCount' || name === 'repeatDur') && value === 'indefinite'
}

/** Thrown to stop at an element that is nested too deeply: the parser searches all open elements for each further one. */
class TooDeep extends Error {}

/** An element that is not closed yet. `name` is in lower case without prefix; '' in another namespace than SVG. */
type OpenElement = { name: string }

/** The first element of a file, with its attributes and its position. */
type RootElement = Position & { attributes: Readonly<Record<string, string>> }

/** Collects the facts of an SVG while the parser reports its parts. */
class SvgReader {
  readonly #parser = new SaxesParser({ xmlns: true })
  root: RootElement | undefined
  unsafe: SvgFacts['unsafe']
  endless: SvgFacts['endless']
  tooDeep: SvgFacts['tooDeep']
  isMoving = false
  readonly texts: string[] = []
  readonly #open: OpenElement[] = []
  // A comment may split a word in two, so the text since the last tag is joined, as browsers do.
  #text = ''
  #textEnd: Position = { line: 1, column: 1 }

  read(source: string): void {
    const parser = this.#parser
    parser.on('doctype', (doctype) => this.#noteUnsafe(findUnsafeDoctype(doctype)))
    parser.on('processinginstruction', ({ target }) => {
      if (target === 'xml-stylesheet') this.#noteUnsafe({ kind: 'instruction', name: target })
    })
    parser.on('text', (text) => this.#addText(text))
    parser.on('cdata', (text) => this.#addText(text))
    parser.on('opentag', (tag) => this.#openTag(tag))
    parser.on('closetag', () => {
      this.#finishText()
      this.#open.pop()
    })
    parser.on('error', ({ message }) => {
      // The unsafe construct takes precedence: an entity from a DOCTYPE is an error only because of the DOCTYPE.
      if (!this.unsafe) throw createXmlError(source, message, this.#position)
    })
    try {
      parser.write(source).close()
    } catch (error) {
      if (!(error instanceof TooDeep)) throw error
      this.tooDeep = this.#position
    }
  }

  get #position(): Position {
    return { line: this.#parser.line, column: this.#parser.column }
  }

  #noteUnsafe(what: UnsafeConstruct | undefined, { line, column } = this.#position): void {
    if (what !== undefined) this.unsafe ??= { what, line, column }
  }

  #addText(text: string): void {
    this.#text += text
    this.#textEnd = this.#position
  }

  /** Examines the text since the last tag, which belongs to the innermost open element. */
  #finishText(): void {
    const [text, element] = [this.#text, this.#open.at(-1)]
    this.#text = ''
    if (!element || text === '') return
    if (element.name === 'style') this.#readStyleSheet(text)
    if (text.trim() !== '' && this.#open.some(({ name }) => name === 'text')) this.texts.push(text.trim())
  }

  #readStyleSheet(text: string): void {
    this.#noteUnsafe(findUnsafeStyleSheet(text), this.#textEnd)
    if (isEndless('style', text)) this.endless ??= this.#textEnd
    if (text.includes('@keyframes')) this.isMoving = true
  }

  #openTag(tag: SaxesTagNS): void {
    this.#finishText()
    if (this.#open.length >= imageLimits.svgLevels) throw new TooDeep()
    const { name, uri } = tag
    const localName = tag.local.toLowerCase()
    const isSvg = uri === namespaces.svg
    const isReadByBrowsers = isSvg || uri === namespaces.xhtml
    if (!this.root && tag.local !== 'svg') throw new UnreadableImage({ kind: 'element', name }, this.#position)
    if (!isSvg) this.#refuseMisplacedElement(tag, localName)
    const attributes = isReadByBrowsers ? readAttributes(tag) : {}
    this.root ??= { attributes, ...this.#position }
    // Browsers read only the text directly in a style element, on both sides of a child element.
    if (this.#open.at(-1)?.name === 'style') this.#noteUnsafe({ kind: 'in-style', name: `<${name}>` })
    if (uri === namespaces.xhtml || (isSvg && isForbiddenElement(localName)))
      this.#noteUnsafe({ kind: 'plain', name: `<${name}>` })
    if (isSvg && localName.startsWith('animate')) this.isMoving = true
    this.#readAttributes(attributes)
    this.#open.push({ name: isSvg ? localName : '' })
  }

  /** Refuses an element that is meant to be drawn, but that browsers do not draw in its namespace. */
  #refuseMisplacedElement({ name, uri }: SaxesTagNS, localName: string): void {
    const isMeantToBeDrawn = !this.root || uri === '' || (drawnElements.has(localName) && uri !== namespaces.xhtml)
    if (isMeantToBeDrawn && !this.unsafe)
      throw new UnreadableImage({ kind: 'namespace', element: name, written: uri }, this.#position)
  }

  #readAttributes(attributes: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(attributes)) {
      this.#noteUnsafe(findUnsafeAttribute(name, value))
      if (isEndless(name, value)) this.endless ??= this.#position
    }
  }
}

/** Returns the size that the root element states; undefined if browsers would use one of their own. */
function readSize({ attributes }: RootElement): Size | undefined {
  const { width = '', height = '', viewBox = '', preserveAspectRatio = '' } = attributes
  return computeSvgSize({ width, height, viewBox }, !preserveAspectRatio.trim().startsWith('none'))
}

/**
 * Returns an SVG's dimensions in CSS pixels, its texts, and the first construct in it that could run code, load external
 * resources or move without end.
 * @throws UnreadableImage if it is not well-formed XML, is not an SVG that browsers show, or states no size
 */
export function inspectSvg(source: string): SvgFacts {
  const reader = new SvgReader()
  reader.read(source)
  const { root, unsafe, endless, tooDeep, texts, isMoving } = reader
  const size = root && readSize(root)
  if (unsafe || !root) return { width: 0, height: 0, ...size, ...(unsafe && { unsafe }) }
  if (!size) {
    const { width = '', height = '', viewBox = '' } = root.attributes
    throw new UnreadableImage({ kind: 'size', written: { width, height, viewBox } }, root)
  }
  return {
    ...size,
    ...(texts.length > 0 && { texts }),
    ...(isMoving && { isMoving }),
    ...(endless && { endless }),
    ...(tooDeep && { tooDeep }),
  }
}
