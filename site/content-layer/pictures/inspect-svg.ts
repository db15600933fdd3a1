import { SaxesParser } from 'saxes'

export type SvgFacts = { width: number; height: number; unsafe?: { what: string; line: number; column: number } }

const forbiddenElements: ReadonlySet<string> = new Set(['script', 'foreignobject', 'iframe', 'a', 'image', 'object', 'embed', 'set'])

function unsafeAttribute(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `the handler ${name}`
  if (name === 'xml:base' || (name.startsWith('xmlns') && value.endsWith('/xhtml'))) return `${name}="${value.slice(0, 40)}"`
  if (name === 'attributeName' && /href$|^on/i.test(value.trim())) return `an animation of ${value}`
  const isReference = name === 'href' || name === 'src' || name.endsWith(':href')
  if (isReference && !value.startsWith('#')) return `the reference ${value.slice(0, 40)}`
  return unsafeStyle(value)
}

/** Anything in a style, or an animation's value, that loads or runs something. A backslash could spell any of it. */
function unsafeStyle(value: string): string | undefined {
  const outside = /url\((?!\s*['"]?#)[^)]*|@import[^;]*|(?:image|image-set|src)\([^)]*|\\[0-9a-f]+|javascript:/i.exec(value)
  return outside ? `the reference ${outside[0].slice(0, 40)}` : undefined
}

function isLength(value: number | undefined): value is number {
  return value !== undefined && value > 0 && value < 100_000
}

function lengthOf(value: string | undefined): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(value ?? '')
  return match ? Number(match[1]) : undefined
}

/**
 * An SVG's own size in CSS pixels, and the first thing in it that could run code or reach outside.
 * @throws Error for what is not well-formed XML, is not an SVG, or states no size
 */
export function inspectSvg(source: string): SvgFacts {
  const parser = new SaxesParser()
  let size: { width: number; height: number } | undefined
  let unsafe: SvgFacts['unsafe']
  let isRoot = true
  // A comment may split a word in two, so the text since the last tag is read as one.
  let words = ''
  const mark = (what: string | undefined) => {
    if (what !== undefined) unsafe ??= { what, line: parser.line, column: parser.column }
  }
  parser.on('doctype', () => mark('a DOCTYPE'))
  parser.on('processinginstruction', () => mark('a processing instruction'))
  const read = (text: string) => {
    words += text
    mark(unsafeStyle(words))
  }
  parser.on('text', read)
  parser.on('cdata', read)
  parser.on('opentag', ({ name, attributes }) => {
    const localName = name.replace(/^.*:/, '').toLowerCase()
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
    isRoot = false
    words = ''
    if (forbiddenElements.has(localName)) mark(`<${name}>`)
    for (const [attribute, value] of Object.entries(attributes)) mark(unsafeAttribute(attribute, value))
  })
  parser.on('error', (error) => {
    // What is unsafe comes first: an entity of a DOCTYPE is an error only because of the DOCTYPE.
    if (!unsafe) throw error
  })
  parser.write(source).close()
  if (!size && !unsafe) throw new Error('it states no width and height')
  return { width: 0, height: 0, ...size, ...(unsafe ? { unsafe } : {}) }
}
