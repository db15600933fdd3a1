// A schema describes a field in one sentence, which messages of the check quote. The form shows its parts in different
// places: the first words are the label, the rest is the hint below, and explained choices are those of a select.

/**
 * The end of a description's first words, which name the field. A comma shortly before the description's end belongs to
 * the name, as in 名前、色: only one that twelve characters follow ends it.
 */
const endOfName = /[。（(：:]|、(?=.{12})/

/** A unit behind the name of a field, which belongs to it: 上乗せの還元率（%）. */
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

/** An explained choice: `total = 合計の率`. */
const explainedChoice = /([\w%・-]+) = ([^、。]+)/g

/** Returns a hint without the choices that it explains. */
export function withoutChoices(hint = ''): string {
  return hint.replace(explainedChoice, '').replaceAll(/^[、。]+|[、。]+$/g, '')
}

/** Returns the label of each choice in a description such as `total = 合計の率、extra = 上乗せの率`. */
export function choicesIn(description = ''): ReadonlyMap<string, string> {
  const matches = [...description.matchAll(explainedChoice)]
  return new Map(
    matches.flatMap(([, names = '', text = '']) => {
      const labels = names.split('・')
      return labels.map((name): [string, string] => [name, labels.length > 1 ? `${text}（${name}）` : text])
    }),
  )
}
