import type { Element } from './html.ts'

/** What the CSS selectors of a page can name, each part once and sorted. */
export type SelectorTokens = {
  tags: string[]
  classes: string[]
  ids: string[]
  attributes: string[]
  values: string[]
  /** Values of `type`, such as that of an input. */
  types: string[]
}

/** What a page's scripts may add to its elements. */
export type ScriptTokens = {
  /** Words of any text in the scripts, which may be classes. */
  classes: readonly string[]
  /** Texts of a single word, which may be tags, ids, attributes or values. */
  names: readonly string[]
  types: readonly string[]
}

/** Collects the tokens of a page's elements, and of those that its scripts may add. */
export function collectSelectorTokens(elements: readonly Element[], scriptTokens?: ScriptTokens): SelectorTokens {
  const tags = new Set(scriptTokens?.names)
  const classes = new Set(scriptTokens?.classes)
  const ids = new Set(scriptTokens?.names)
  const attributes = new Set(scriptTokens?.names)
  const values = new Set(scriptTokens?.names)
  const types = new Set(scriptTokens?.types)
  const classLists = new Set<string>()
  for (const { tagName, attrs } of elements) {
    tags.add(tagName)
    for (const { name, value } of attrs) {
      attributes.add(name)
      if (name === 'class') classLists.add(value)
      else if (name === 'id') ids.add(value)
      else if (name === 'type') types.add(value)
      else if (name.startsWith('data-')) values.add(value)
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
    types: sorted(types),
  }
}
