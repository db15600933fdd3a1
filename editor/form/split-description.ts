// A schema describes a field in one text, which messages of the check quote. The form shows its parts in different places:
// the first words as the label, the rest as the hint, and the choices that it explains as options of a select.

/**
 * Matches the end of the first words of a description, which name the field. A comma ends the name only if twelve
 * characters follow; in a short text such as 名前、色 it belongs to the name.
 */
const endOfName = /[。（(：:]|、(?=.{12})/

/** Matches a unit after the name of a field, which belongs to the name: 上乗せの還元率（%）. */
const unitInBrackets = /^\s*[（(]([^（）()]{1,3})[）)]/

/** Splits a description into its first words, with their unit, and what follows them. */
function splitDescription(description: string): { name: string; rest: string } {
  const [firstClause = ''] = description.split(endOfName, 1)
  const after = description.slice(firstClause.length)
  const written = unitInBrackets.exec(after)
  return {
    name: firstClause.trim() + (written ? `（${written[1] ?? ''}）` : ''),
    rest: after.slice(written?.[0].length ?? 0),
  }
}

type FieldDescription = { title?: string | undefined; description?: string | undefined }

/** Returns a field's label: its title, or the first words of its description. */
export function getLabel({ title, description = '' }: FieldDescription): string {
  return title ?? splitDescription(description).name
}

/** Returns a field's description without its name. */
export function getHint({ title, description = '' }: FieldDescription): string {
  if (title !== undefined && !description.startsWith(title)) return description
  const rest = title === undefined ? splitDescription(description).rest : description.slice(title.length)
  return rest.replace(/^[。、：:\s]+/, '')
}

/** Matches a choice that a description explains: `total = 合計の率`. */
const explainedChoice = /([\w%・-]+) = ([^、。]+)/g

/** Returns a hint without the choices that it explains. */
export function withoutChoices(hint = ''): string {
  return hint.replace(explainedChoice, '').replaceAll(/^[、。]+|[、。]+$/g, '')
}

/** Returns the label of each choice that a description explains, such as `total = 合計の率、extra = 上乗せの率`. */
export function parseChoices(description = ''): ReadonlyMap<string, string> {
  const matches = [...description.matchAll(explainedChoice)]
  return new Map(
    matches.flatMap(([, names = '', text = '']) => {
      const labels = names.split('・')
      return labels.map((name): [string, string] => [name, labels.length > 1 ? `${text}（${name}）` : text])
    }),
  )
}
