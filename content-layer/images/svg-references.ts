/** A part of the drawing that a property references: `mask` names `#id`. */
export type Reference = { property: string; id: string }

/** Decodes an id from a URL, `a%20b`. */
function idOf(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

const url = /url\(\s*(?:"#([^"]*)"|'#([^']*)'|#([^)]*?))\s*\)/gi

/**
 * Returns the references in declarations such as `fill:red;mask:url(#a)`. If the property cannot be determined, it is
 * `style`, which counts as any.
 */
export function referencesInStyle(style: string): Reference[] {
  return [...style.matchAll(url)].map(({ index, 1: double, 2: single, 3: bare }) => {
    const property = /([a-z-]+)\s*:[^:;{}]*$/i.exec(style.slice(Math.max(index - 200, 0), index))?.[1]
    return { property: property?.toLowerCase() ?? 'style', id: idOf(double ?? single ?? bare ?? '') }
  })
}

/** Returns the references of an attribute. */
export function referencesInAttribute(name: string, value: string): Reference[] {
  if (name === 'href' || name.endsWith(':href'))
    return value.startsWith('#') ? [{ property: 'href', id: idOf(value.slice(1)) }] : []
  if (!value.includes('(')) return []
  if (name === 'style') return referencesInStyle(value)
  return [...value.matchAll(url)].map(({ 1: double, 2: single, 3: bare }) => ({
    property: name,
    id: idOf(double ?? single ?? bare ?? ''),
  }))
}

export type StyleRule = {
  body: string
  matches: (element: { name: string; attributes: Readonly<Record<string, string>> }) => boolean
}

/**
 * Returns a function that tests whether an element may match the last part of a selector. Anything but a plain type,
 * class or id matches every element.
 */
function matcherOf(selector: string): StyleRule['matches'] {
  const parts = selector.split(',').map(
    (part) =>
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
  )
  if (!parts.every((part) => /^(?:[a-z][\w-]*)?(?:[.#][\w-]+)*$/i.test(part) && part !== '')) return () => true
  const plain = parts.map((part) => ({
    type: /^[\w-]+/.exec(part)?.[0].toLowerCase(),
    classes: [...part.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? ''),
    ids: [...part.matchAll(/#([\w-]+)/g)].map(([, name]) => name ?? ''),
  }))
  return ({ name, attributes }) => {
    const classes = (attributes['class'] ?? '').split(/\s+/)
    return plain.some(({ type, classes: selectorClasses, ids }) => {
      if (type !== undefined && type !== name) return false
      return selectorClasses.every((one) => classes.includes(one)) && ids.every((one) => one === attributes['id'])
    })
  }
}

/**
 * Parses the rules of a style sheet and the elements that they may match, rather too many than too few. If nested
 * blocks, at-rules or strings make that hard to determine, the whole sheet applies to every element.
 */
export function rulesOf(sheet: string): StyleRule[] {
  const plain = sheet.replace(/\/\*[^]*?\*\//g, ' ')
  const everything: StyleRule = { body: plain, matches: () => true }
  if (/[@"'\\]/.test(plain.replace(url, 'url'))) return [everything]
  const blocks = plain.split('}').map((block) => block.split('{'))
  const rest = blocks.pop()
  if (blocks.some(({ length }) => length !== 2) || rest?.length !== 1) return [everything]
  return blocks.map(([selector = '', body = '']) => ({ body, matches: matcherOf(selector) }))
}
