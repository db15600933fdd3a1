import postcss, { AtRule, type Declaration, type Node } from 'postcss'
import selectorParser from 'postcss-selector-parser'

import { browsersWithout, compatDataAt } from './browser-compatibility.ts'

/** A CSS feature that an old browser lacks: its name in the list of harmless features, and its source. */
export type UnsupportedCss = { feature: string; lackedBy: string[]; source: string }

/** Patterns of newer units of length, each with its key in MDN's data. */
const unitPatterns: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\dd(?:vh|vw|vmin|vmax|vb|vi)\b/, 'viewport_percentage_units_dynamic'],
  [/\ds(?:vh|vw|vmin|vmax|vb|vi)\b/, 'viewport_percentage_units_small'],
  [/\dl(?:vh|vw|vmin|vmax|vb|vi)\b/, 'viewport_percentage_units_large'],
  [/\dcq(?:w|h|i|b|min|max)\b/, 'container_query_length_units'],
  [/\dr?lh\b/, 'lh'],
]

type UsedFeature = { feature: string; path: readonly string[] }

/** Returns the features of a declaration: its property, its keywords, functions and units. */
function featuresOfValue({ prop, value }: Pick<Declaration, 'prop' | 'value'>): UsedFeature[] {
  const bare = value.replaceAll(/(["']).*?\1|url\([^)]*\)|--[\w-]+/g, ' ')
  const tokens = [...bare.matchAll(/(?<![\w.#%-])-?[a-z][\w-]*\b(\(?)/gi)].map(([token]) => token.toLowerCase())
  const functions = tokens.filter((token) => token.endsWith('(')).map((token) => token.slice(0, -1))
  const lengths = unitPatterns.filter(([pattern]) => pattern.test(bare))
  return [
    { feature: prop, path: ['properties', prop] },
    ...tokens.map((token) => ({ feature: `${prop}: ${token}`, path: ['properties', prop, token] })),
    ...functions.flatMap((name) => [
      { feature: `${name}()`, path: ['types', name] },
      { feature: `${name}()`, path: ['types', 'color', name] },
    ]),
    ...lengths.map(([, name]) => ({ feature: name, path: ['types', 'length', name] })),
  ]
}

/**
 * Returns whether a browser ignores the part of a selector that it does not know: one of several in `:is()` or
 * `:where()`.
 */
function isForgiven(node: selectorParser.Node): boolean {
  for (let above = node.parent; above; above = above.parent)
    if (above.type === 'pseudo' && /^:(?:is|where)$/.test(above.value) && above.nodes.length > 1) return true
  return false
}

function featuresOfSelector(selector: string): UsedFeature[] {
  const used: UsedFeature[] = []
  selectorParser((root) => {
    root.walkPseudos((pseudo) => {
      const name = pseudo.value.replace(/^:+/, '')
      if (!isForgiven(pseudo)) used.push({ feature: pseudo.value, path: ['selectors', name] })
      if (pseudo.nodes.some((node) => /\sof\s/.test(node.toString())))
        used.push({ feature: `${pseudo.value}(of)`, path: ['selectors', name, 'of_syntax'] })
    })
    root.walkNesting(() => {
      used.push({ feature: '&', path: ['selectors', 'nesting'] })
    })
  }).processSync(selector)
  return used
}

function featuresOfAtRule({ name, params }: AtRule): UsedFeature[] {
  const rule = { feature: `@${name}`, path: ['at-rules', name] }
  if (name !== 'media') return [rule]
  const features = [...params.matchAll(/[(\s]([a-z-]+)\s*[:)<>=]/g)].map(([, feature = '']) => feature)
  const ranges = /[<>]/.test(params) ? [{ feature: 'media ranges', path: ['at-rules', 'media', 'range_syntax'] }] : []
  const conditions = features.map((name) => ({ feature: `@media (${name})`, path: ['at-rules', 'media', name] }))
  return [rule, ...ranges, ...conditions]
}

/** Results by CSS text, because pages share most of their rules. */
const cache = new Map<string, UnsupportedCss[]>()

function findUnsupported(source: string, features: () => readonly UsedFeature[]): UnsupportedCss[] {
  const cached = cache.get(source)
  if (cached) return cached
  const unsupported = features().flatMap(({ feature, path }) => {
    const compat = compatDataAt('css', ...path)?.__compat
    const browsers = compat ? browsersWithout(compat) : []
    return browsers.length === 0 ? [] : [{ feature, lackedBy: browsers, source }]
  })
  // A browser without a property also lacks its keywords.
  const mostSpecific = unsupported.filter(
    ({ feature }) => !unsupported.some((other) => feature.startsWith(`${other.feature}: `)),
  )
  cache.set(source, mostSpecific)
  return mostSpecific
}

function inDeclaration(declaration: Declaration): UnsupportedCss[] {
  return findUnsupported(`${declaration.prop}: ${declaration.value}`, () => featuresOfValue(declaration))
}

/**
 * Returns whether the rule sets the same property before, with a value that every browser supports, or with a prefix.
 */
function hasFallback(declaration: Declaration): boolean {
  const { parent, prop } = declaration
  const others = parent?.nodes.filter((node): node is Declaration => node.type === 'decl' && node !== declaration) ?? []
  const precedes = (other: Declaration) => (parent?.index(other) ?? 0) < (parent?.index(declaration) ?? 0)
  return others.some(
    (other) =>
      other.prop.replace(/^-(?:webkit|moz)-/, '') === prop &&
      (other.prop !== prop || (precedes(other) && inDeclaration(other).length === 0)),
  )
}

/** Whether a browser is asked first: `@supports`. */
function isGuarded({ parent }: Pick<Node, 'parent'>): boolean {
  if (!parent) return false
  return (parent instanceof AtRule && parent.name === 'supports') || isGuarded(parent)
}

/** Returns what a style sheet uses without asking, and the oldest supported browsers lack, by MDN's data. */
export function unsupportedCss(css: string): UnsupportedCss[] {
  const results: UnsupportedCss[] = []
  postcss.parse(css).walk((node) => {
    if (isGuarded(node) || node.type === 'comment') return
    if (node.type === 'atrule')
      results.push(...findUnsupported(`@${node.name} ${node.params}`, () => featuresOfAtRule(node)))
    else if (node.type === 'rule')
      results.push(...findUnsupported(node.selector, () => featuresOfSelector(node.selector)))
    else {
      const lacking = inDeclaration(node)
      if (lacking.length > 0 && !hasFallback(node)) results.push(...lacking)
    }
  })
  return results
}
