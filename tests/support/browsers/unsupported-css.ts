import postcss, { AtRule, type Declaration, type Node } from 'postcss'
import selectorParser from 'postcss-selector-parser'

import { dataAt, lackedBy } from './is-supported.ts'

/** A feature of CSS that an old browser lacks: what it is called in the list of harmless ones, and where it stands. */
export type UnsupportedCss = { feature: string; lackedBy: string[]; source: string }

/** Where MDN's data has units of length that are younger than the others. */
const units: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\dd(?:vh|vw|vmin|vmax|vb|vi)\b/, 'viewport_percentage_units_dynamic'],
  [/\ds(?:vh|vw|vmin|vmax|vb|vi)\b/, 'viewport_percentage_units_small'],
  [/\dl(?:vh|vw|vmin|vmax|vb|vi)\b/, 'viewport_percentage_units_large'],
  [/\dcq(?:w|h|i|b|min|max)\b/, 'container_query_length_units'],
  [/\dr?lh\b/, 'lh'],
]

type Found = { feature: string; place: readonly string[] }

/** The features of a declaration: its property, its keywords, functions and units. */
function featuresOfValue({ prop, value }: Pick<Declaration, 'prop' | 'value'>): Found[] {
  const bare = value.replaceAll(/(["']).*?\1|url\([^)]*\)|--[\w-]+/g, ' ')
  const words = [...bare.matchAll(/(?<![\w.#%-])-?[a-z][\w-]*\b(\(?)/gi)].map(([word]) => word.toLowerCase())
  const functions = words.filter((word) => word.endsWith('(')).map((word) => word.slice(0, -1))
  const lengths = units.filter(([pattern]) => pattern.test(bare))
  return [
    { feature: prop, place: ['properties', prop] },
    ...words.map((word) => ({ feature: `${prop}: ${word}`, place: ['properties', prop, word] })),
    ...functions.flatMap((name) => [
      { feature: `${name}()`, place: ['types', name] },
      { feature: `${name}()`, place: ['types', 'color', name] },
    ]),
    ...lengths.map(([, name]) => ({ feature: name, place: ['types', 'length', name] })),
  ]
}

/** Whether a browser ignores the part of a selector that it does not know: one of several in `:is()` or `:where()`. */
function isForgiven(node: selectorParser.Node): boolean {
  for (let above = node.parent; above; above = above.parent)
    if (above.type === 'pseudo' && /^:(?:is|where)$/.test(above.value) && above.nodes.length > 1) return true
  return false
}

function featuresOfSelector(selector: string): Found[] {
  const found: Found[] = []
  selectorParser((root) => {
    root.walkPseudos((pseudo) => {
      const name = pseudo.value.replace(/^:+/, '')
      if (!isForgiven(pseudo)) found.push({ feature: pseudo.value, place: ['selectors', name] })
      if (pseudo.nodes.some((node) => /\sof\s/.test(node.toString())))
        found.push({ feature: `${pseudo.value}(of)`, place: ['selectors', name, 'of_syntax'] })
    })
    root.walkNesting(() => {
      found.push({ feature: '&', place: ['selectors', 'nesting'] })
    })
  }).processSync(selector)
  return found
}

function featuresOfAtRule({ name, params }: AtRule): Found[] {
  const rule = { feature: `@${name}`, place: ['at-rules', name] }
  if (name !== 'media') return [rule]
  const features = [...params.matchAll(/[(\s]([a-z-]+)\s*[:)<>=]/g)].map(([, feature = '']) => feature)
  const ranges = /[<>]/.test(params) ? [{ feature: 'media ranges', place: ['at-rules', 'media', 'range_syntax'] }] : []
  const conditions = features.map((name) => ({ feature: `@media (${name})`, place: ['at-rules', 'media', name] }))
  return [rule, ...ranges, ...conditions]
}

/** Pages share most of their rules: what was found for a piece of CSS, by its text. */
const known = new Map<string, UnsupportedCss[]>()

function unsupported(source: string, features: () => readonly Found[]): UnsupportedCss[] {
  const before = known.get(source)
  if (before) return before
  const found = features().flatMap(({ feature, place }) => {
    const compat = dataAt('css', ...place)?.__compat
    const lacking = compat ? lackedBy(compat) : []
    return lacking.length === 0 ? [] : [{ feature, lackedBy: lacking, source }]
  })
  // Whoever lacks a property lacks its keywords.
  const all = found.filter(({ feature }) => !found.some((other) => feature.startsWith(`${other.feature}: `)))
  known.set(source, all)
  return all
}

function inDeclaration(declaration: Declaration): UnsupportedCss[] {
  return unsupported(`${declaration.prop}: ${declaration.value}`, () => featuresOfValue(declaration))
}

/** Whether the rule says the same property before, in words that every browser knows, or with a prefix. */
function hasFallback(declaration: Declaration): boolean {
  const { parent, prop } = declaration
  const others = parent?.nodes.filter((node): node is Declaration => node.type === 'decl' && node !== declaration) ?? []
  const isEarlier = (other: Declaration) => (parent?.index(other) ?? 0) < (parent?.index(declaration) ?? 0)
  return others.some(
    (other) =>
      other.prop.replace(/^-(?:webkit|moz)-/, '') === prop &&
      (other.prop !== prop || (isEarlier(other) && inDeclaration(other).length === 0)),
  )
}

/** Whether a browser is asked first: `@supports`. */
function isGuarded({ parent }: Pick<Node, 'parent'>): boolean {
  if (!parent) return false
  return (parent instanceof AtRule && parent.name === 'supports') || isGuarded(parent)
}

/** What a style sheet uses without asking, and the oldest supported browsers lack, by MDN's data. */
export function unsupportedCss(css: string): UnsupportedCss[] {
  const found: UnsupportedCss[] = []
  postcss.parse(css).walk((node) => {
    if (isGuarded(node) || node.type === 'comment') return
    if (node.type === 'atrule') found.push(...unsupported(`@${node.name} ${node.params}`, () => featuresOfAtRule(node)))
    else if (node.type === 'rule') found.push(...unsupported(node.selector, () => featuresOfSelector(node.selector)))
    else {
      const lacking = inDeclaration(node)
      if (lacking.length > 0 && !hasFallback(node)) found.push(...lacking)
    }
  })
  return found
}
