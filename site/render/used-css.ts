import postcss, { type AtRule, type Root, type Rule } from 'postcss'
import type { ExtractorResultDetailed } from 'purgecss'

import type { Element } from './html.ts'

/** What of a page style rules can speak of. */
export type Tokens = { tags: string[]; classes: string[]; ids: string[]; attributes: string[]; values: string[] }

/** Attributes that a browser or the page script writes later: rules that speak of them stay, whatever their value. */
const laterAttributes = ['data-status', 'data-environment', 'open', 'href']

/** Parts that browsers make of an element, and the elements that have them. */
const partsOfElements: readonly (readonly [part: RegExp, tags: readonly string[]])[] = [
  [/::(?:file-selector-button|-webkit-(?!scrollbar|details|line|text))/, ['input']],
  [/::placeholder/, ['input', 'textarea']],
  [/::backdrop/, ['dialog']],
]

/** Everything on a page that a rule's selector could need, each once, in a fixed order. */
export function tokensOf(elements: readonly Element[]): Tokens {
  const [tags, classes, ids, attributes, values] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ]
  const looks = new Set<string>()
  for (const { tagName, attrs } of elements) {
    tags.add(tagName)
    for (const { name, value } of attrs) {
      attributes.add(name)
      if (name === 'class') looks.add(value)
      else if (name === 'id') ids.add(value)
      else if (name === 'type' || name.startsWith('data-')) values.add(value)
    }
  }
  for (const look of looks) for (const word of look.split(' ')) classes.add(word)
  const sorted = (words: ReadonlySet<string>) => [...words].sort()
  return {
    tags: sorted(tags),
    classes: sorted(classes),
    ids: sorted(ids),
    attributes: sorted(attributes),
    values: sorted(values),
  }
}

/** The names of all classes that a style sheet speaks of, without the signs that CSS escapes them with. */
export function classesIn(css: string): ReadonlySet<string> {
  return new Set(
    [...css.matchAll(/\.((?:[\w-]|[^\x00-\x7f]|\\[0-9a-f]{1,6} ?|\\.)+)/gi)].map(([, name = '']) => unescapeName(name)),
  )
}

function unescapeName(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** The tokens that the rules of a style sheet can speak of; pages of one kind share what is made of these. */
export function tokensIn(css: string, classes: ReadonlySet<string>, tokens: Tokens): Tokens {
  const areIdsCompared = css.includes('[id')
  return {
    ...tokens,
    classes: tokens.classes.filter((name) => classes.has(name)),
    ids: tokens.ids.filter((id) => areIdsCompared || !/^[a-z][\w-]*$/i.test(id) || css.includes(`#${id}`)),
    values: tokens.values.filter((value) => !/^\d+,\d+$/.test(value) || css.includes(value)),
  }
}

function asExtracted({ tags, classes, ids, attributes, values }: Tokens): ExtractorResultDetailed {
  return { tags, classes, ids, attributes: { names: [...attributes, ...laterAttributes], values }, undetermined: [] }
}

function dropForeignParts(rule: Rule, tags: ReadonlySet<string>): void {
  const kept = rule.selectors.filter(
    (selector) =>
      !partsOfElements.some(([part, owners]) => part.test(selector) && !owners.some((tag) => tags.has(tag))),
  )
  if (kept.length === 0) rule.remove()
  else if (kept.length < rule.selectors.length) rule.selectors = kept
}

/** The same declaration twice in a rule is the same as once. */
function dropRepeated(rule: Rule): void {
  const seen = new Set<string>()
  rule.each((node) => {
    const text = node.toString()
    if (seen.has(text)) node.remove()
    seen.add(text)
  })
}

function dropUnusedProperties(root: Root): void {
  const used = new Set<string>()
  root.walkDecls((declaration) => {
    for (const [name] of `${declaration.prop} ${declaration.value}`.matchAll(/--[\w-]+/g)) used.add(name)
  })
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove()
  })
}

/** Written by the CSS compiler for colour schemes; the site has one. */
function dropSchemeSwitches(root: Root): void {
  root.walkDecls(/^--lightningcss-/, (declaration) => {
    declaration.remove()
  })
}

function dropEmpty(root: Root): void {
  const isEmpty = (node: Rule | AtRule): boolean => node.nodes?.length === 0
  root.walkRules((rule) => {
    if (isEmpty(rule)) rule.remove()
  })
  // From the inside out: a layer may hold nothing but an empty condition.
  for (let before = -1, now = 0; before !== now;) {
    before = now
    root.walkAtRules((rule) => {
      if (!isEmpty(rule)) return
      rule.remove()
      now += 1
    })
  }
}

/**
 * The rules of a style sheet that can apply to a page with these tokens, now or when it is used. Without a change of
 * their order or meaning.
 */
export async function usedCss(css: string, tokens: Tokens): Promise<string> {
  // Mostly the rules of a page are known already.
  const { PurgeCSS } = await import('purgecss')
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: () => asExtracted(tokens) }],
    dynamicAttributes: laterAttributes,
    variables: true,
    keyframes: true,
  })
  const root = postcss.parse(purged?.css ?? '')
  const tags = new Set(tokens.tags)
  root.walkRules((rule) => {
    dropForeignParts(rule, tags)
    dropRepeated(rule)
  })
  dropSchemeSwitches(root)
  dropEmpty(root)
  dropUnusedProperties(root)
  return root.toString()
}
