import postcss, { type AtRule, type Container, type Document, type Rule } from 'postcss'

/** The selectors of a rule, or an at-rule as it is written. */
function headsOf(node: Rule | AtRule): string[] {
  return node.type === 'rule' ? node.selectors : [`@${node.name} ${node.params}`]
}

function isHead(node: Container | Document | undefined): node is Rule | AtRule {
  return node?.type === 'rule' || node?.type === 'atrule'
}

function headsAbove(node: Container | Document | undefined): string[] {
  if (!isHead(node)) return ['']
  return headsAbove(node.parent).flatMap((outer) => headsOf(node).map((head) => `${outer}${head} `))
}

/**
 * A style sheet as a list of declarations in their order, each with its selector and conditions. Compilers join rules
 * that have the same declarations or the same selector, depending on which other rules stand between them; this list is
 * the same either way.
 */
export function flattenRules(css: string): string[] {
  const flat: string[] = []
  postcss.parse(css).walk((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return
    if (node.nodes === undefined) flat.push(headsOf(node).join())
    const declarations = node.nodes?.filter((child) => child.type === 'decl') ?? []
    if (declarations.length === 0) return
    for (const head of headsAbove(node))
      for (const { prop, value, important } of declarations) flat.push(`${head}${prop}:${value}${important ? '!' : ''}`)
  })
  return flat
}
