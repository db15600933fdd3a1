import type { Element } from './html.ts'

/** The parts of a page that CSS selectors can match. */
export type Tokens = { tags: string[]; classes: string[]; ids: string[]; attributes: string[]; values: string[] }

/**
 * Returns all tokens of a page that a selector could match, each once, in a fixed order; scripts may add
 * `scriptTokens`.
 */
export function tokensOf(elements: readonly Element[], scriptTokens: readonly string[] = []): Tokens {
  const [tags, classes, ids, attributes, values] = [
    new Set(scriptTokens),
    new Set(scriptTokens),
    new Set(scriptTokens),
    new Set(scriptTokens),
    new Set(scriptTokens),
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
  for (const look of looks) for (const className of look.split(' ')) classes.add(className)
  const sorted = (tokens: ReadonlySet<string>) => [...tokens].sort()
  return {
    tags: sorted(tags),
    classes: sorted(classes),
    ids: sorted(ids),
    attributes: sorted(attributes),
    values: sorted(values),
  }
}
