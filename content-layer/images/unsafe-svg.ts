import type { UnsafeConstruct } from '../diagnostics/explanations/unsafe-construct.ts'

/*
 * The constructs of an SVG that could run code, load external resources, or hide that they do.
 */

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

/** Returns whether an SVG element may not be used; `name` is in lower case. */
export function isForbiddenElement(name: string): boolean {
  return forbiddenElements.has(name)
}

/** Attributes that contain a name or text, but neither a style nor a reference. */
const namingAttribute = /^(?:id|class|role|lang|name|aria-.*|xml:(?:id|lang|space)|xlink:title|xmlns)$/

/** Returns the unsafe construct in an attribute; undefined if there is none. */
export function findUnsafeAttribute(name: string, value: string): UnsafeConstruct | undefined {
  if (/^on/i.test(name)) return { kind: 'handler', name }
  if (name === 'xml:base') return { kind: 'plain', name: `${name}="${value.slice(0, 40)}"` }
  // An animation must not lead to a value that is refused where it is written.
  if (name === 'attributeName' && /href$|^on|^style$/i.test(value.trim())) return { kind: 'animation', name: value }
  const isReference = name === 'href' || name === 'src' || name.endsWith(':href')
  if (isReference && !value.startsWith('#')) return { kind: 'reference', name: value.slice(0, 40) }
  if (namingAttribute.test(name)) return undefined
  // A backslash escape could spell any word of a style.
  if (value.includes('\\')) return { kind: 'backslash', name }
  return findUnsafeStyle(value)
}

/** Returns anything in a style or an animation value that loads or runs something, or that hides its reference. */
function findUnsafeStyle(value: string): UnsafeConstruct | undefined {
  const outside =
    /url\((?!\s*['"]?#)[^)]*|@import[^;]*|(?:image|image-set|src|element)\([^)]*|\\[0-9a-f]+|javascript:/i.exec(value)
  return outside ? { kind: 'reference', name: outside[0].slice(0, 40) } : undefined
}

/** Returns the unsafe construct in the text of a style element; undefined if there is none. */
export function findUnsafeStyleSheet(text: string): UnsafeConstruct | undefined {
  return findUnsafeStyle(text) ?? (text.includes('\\') ? { kind: 'backslash', name: '<style>' } : undefined)
}

/**
 * A DOCTYPE that only names the format, for which browsers load nothing. Entities that it defines could spell any word.
 */
const plainDoctype = /^\s*[\w:]+(?:\s+PUBLIC\s+(["'])[\w\s./+-]*\1\s+(["'])[\w./:-]*\2)?\s*$/

/** Returns a DOCTYPE that does more than name the format, as unsafe. */
export function findUnsafeDoctype(doctype: string): UnsafeConstruct | undefined {
  return plainDoctype.test(doctype) ? undefined : { kind: 'doctype', name: 'DOCTYPE' }
}
