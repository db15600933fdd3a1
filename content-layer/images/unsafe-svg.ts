/*
 * The constructs of an SVG that could run code, load external resources, or hide that they do.
 */

import type { UnsafeConstruct } from '../diagnostics/explanations/unsafe-construct.ts'

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
  if (name === 'xml:base') return { kind: 'plain', name: `${name}="${value.slice(0, maxQuoted)}"` }
  // An animation must not lead to a value that is refused where it is written.
  if (name === 'attributeName' && /href$|^on|^style$/i.test(value.trim())) return { kind: 'animation', name: value }
  const isReference = name === 'href' || name === 'src' || name.endsWith(':href')
  if (isReference && !value.startsWith('#')) return { kind: 'reference', name: value.slice(0, maxQuoted) }
  if (namingAttribute.test(name)) return undefined
  // A backslash escape could spell any word of a style.
  if (value.includes('\\')) return { kind: 'backslash', name }
  return findUnsafeStyle(value)
}

/** What loads or runs something in a style or an animation value, or hides a reference by an escape. */
const unsafeStyle = new RegExp(
  [
    // A reference to anything but a part of the SVG itself, which starts with #.
    String.raw`url\((?!\s*['"]?#)[^)]*`,
    '@import[^;]*',
    String.raw`(?:image|image-set|src|element)\([^)]*`,
    String.raw`\\[0-9a-f]+`,
    'javascript:',
  ].join('|'),
  'i',
)

/** Maximum number of characters of a construct in a message. */
const maxQuoted = 40

/** Returns anything in a style or an animation value that loads or runs something, or that hides its reference. */
function findUnsafeStyle(value: string): UnsafeConstruct | undefined {
  const match = unsafeStyle.exec(value)?.[0]
  return match === undefined ? undefined : { kind: 'reference', name: match.slice(0, maxQuoted) }
}

/** Returns the unsafe construct in the text of a style element; undefined if there is none. */
export function findUnsafeStyleSheet(text: string): UnsafeConstruct | undefined {
  return findUnsafeStyle(text) ?? (text.includes('\\') ? { kind: 'backslash', name: '<style>' } : undefined)
}

/**
 * A DOCTYPE that only names the format, such as `svg PUBLIC "…" "…"`, for which browsers load nothing. Entities that it defines could spell any word.
 */
const plainDoctype = /^\s*[\w:]+(?:\s+PUBLIC\s+(["'])[\w\s./+-]*\1\s+(["'])[\w./:-]*\2)?\s*$/

/** Returns a DOCTYPE that does more than name the format, as unsafe. */
export function findUnsafeDoctype(doctype: string): UnsafeConstruct | undefined {
  return plainDoctype.test(doctype) ? undefined : { kind: 'doctype', name: 'DOCTYPE' }
}
