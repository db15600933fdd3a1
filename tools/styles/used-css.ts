import postcss, { type AtRule, type Root, type Rule } from 'postcss'
import type { ExtractorResultDetailed } from 'purgecss'

import type { SelectorTokens } from '#site/render/selector-tokens.ts'

/** Attributes that a browser or the page script sets later: rules that mention them stay. */
const dynamicAttributes = [
  'data-status',
  'data-last',
  'data-last-of-all',
  'data-marked',
  'data-over',
  'data-environment',
  'data-loading',
  'data-hydration',
  'data-tapped',
  'data-own-code',
  'aria-current',
  'aria-invalid',
  'aria-pressed',
  'open',
  'href',
]

/** Pseudo-elements of the browser with the elements that have them: tags, input types, or an attribute. */
const partsOfElements: readonly (readonly [part: RegExp, owners: Partial<SelectorTokens>])[] = [
  [/::file-selector-button/, { types: ['file'] }],
  [/::(?:-moz-range|-webkit-slider)/, { types: ['range'] }],
  [/::-webkit-(?:date|calendar)/, { types: ['date', 'datetime-local', 'month', 'time', 'week'] }],
  [/::-webkit-search/, { types: ['search'] }],
  [/::-webkit-(?:inner|outer)-spin/, { types: ['number'] }],
  [/::-webkit-(?!scrollbar|details|line|text|slider|date|calendar|search|inner|outer)/, { tags: ['input'] }],
  [/::placeholder/, { attributes: ['placeholder'] }],
  [/::backdrop/, { tags: ['dialog'] }],
]

/** Returns all class names in a style sheet, unescaped. */
export function listClasses(css: string): ReadonlySet<string> {
  return new Set(
    [...css.matchAll(/\.((?:[\w-]|[^\x00-\x7f]|\\[0-9a-f]{1,6} ?|\\.)+)/gi)].map(([, name = '']) => unescapeName(name)),
  )
}

function unescapeName(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** Returns the tokens that the rules of a style sheet can match; pages with the same tokens share their used rules. */
export function listTokens(css: string, classes: ReadonlySet<string>, tokens: SelectorTokens): SelectorTokens {
  // `[id]` alone does not depend on the id.
  const areIdsCompared = /\[id[~|^$*]?=/.test(css)
  return {
    ...tokens,
    classes: tokens.classes.filter((name) => classes.has(name)),
    ids: tokens.ids.filter((id) => areIdsCompared || !/^[a-z][\w-]*$/i.test(id) || css.includes(`#${id}`)),
    // Numbers and lists of moments differ from page to page, and no rule mentions them.
    values: tokens.values.filter((value) => !/^[\d., ]+$/.test(value) || css.includes(value)),
  }
}

function toExtractorResult(tokens: SelectorTokens): ExtractorResultDetailed {
  const { tags, classes, ids } = tokens
  const attributes = {
    names: [...tokens.attributes, ...dynamicAttributes],
    values: [...tokens.values, ...tokens.types],
  }
  return { tags, classes, ids, attributes, undetermined: [] }
}

/** Returns whether a page has one of these. */
function hasAny({ tags, attributes, types }: SelectorTokens, owners: Partial<SelectorTokens>): boolean {
  const has = (names: readonly string[], required: readonly string[] = []) =>
    required.some((name) => names.includes(name))
  return has(tags, owners.tags) || has(attributes, owners.attributes) || has(types, owners.types)
}

function dropUnusedSelectors(rule: Rule, tokens: SelectorTokens): void {
  const selectors = rule.selectors.filter(
    (selector) => !partsOfElements.some(([part, owners]) => part.test(selector) && !hasAny(tokens, owners)),
  )
  if (selectors.length === 0) rule.remove()
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors
}

/** Drops declarations that are repeated in a rule, which have no effect. */
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

/** Drops switches that the CSS compiler generates for colour schemes; the site has only one. */
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
  // From the inside out: a layer may contain only an empty condition.
  for (let before = -1, now = 0; before !== now;) {
    before = now
    root.walkAtRules((rule) => {
      if (!isEmpty(rule)) return
      rule.remove()
      now += 1
    })
  }
}

/** Returns the rules that can apply to a page with these tokens, at once or later, in their order. */
export async function selectUsedCss(css: string, tokens: SelectorTokens): Promise<string> {
  // Loaded on demand, because the used rules of a page are mostly cached.
  const { PurgeCSS } = await import('purgecss')
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: () => toExtractorResult(tokens) }],
    dynamicAttributes,
    variables: true,
    keyframes: true,
  })
  const root = postcss.parse(purged?.css ?? '')
  root.walkRules((rule) => {
    dropUnusedSelectors(rule, tokens)
    dropRepeated(rule)
  })
  dropSchemeSwitches(root)
  dropEmpty(root)
  dropUnusedProperties(root)
  return root.toString()
}
