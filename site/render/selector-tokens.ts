import type { Element } from './html.ts'

/** What the CSS selectors of a page can name, each part once and sorted. */
export type SelectorTokens = {
  tags: string[]
  classes: string[]
  ids: string[]
  attributes: string[]
  values: string[]
}

/** Collects the tokens of a page's elements; its scripts may add `scriptTokens` of any kind. */
export function collectSelectorTokens(
  elements: readonly Element[],
  scriptTokens: readonly string[] = [],
): SelectorTokens {
  const tags = new Set(scriptTokens)
  const classes = new Set(scriptTokens)
  const ids = new Set(scriptTokens)
  const attributes = new Set(scriptTokens)
  const values = new Set(scriptTokens)
  const classLists = new Set<string>()
  for (const { tagName, attrs } of elements) {
    tags.add(tagName)
    for (const { name, value } of attrs) {
      attributes.add(name)
      if (name === 'class') classLists.add(value)
      else if (name === 'id') ids.add(value)
      else if (name === 'type' || name.startsWith('data-')) values.add(value)
    }
  }
  for (const list of classLists) for (const className of list.split(' ')) classes.add(className)
  const sorted = (tokens: ReadonlySet<string>) => [...tokens].sort()
  return {
    tags: sorted(tags),
    classes: sorted(classes),
    ids: sorted(ids),
    attributes: sorted(attributes),
    values: sorted(values),
  }
}
