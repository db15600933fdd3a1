/** Where a description's first words end, which name the field. */
const end = /[。（(：:]|、(?=.{12})/

/** A field's name for people: its title, or the first words of its description. */
export function labelOf({
  title,
  description = '',
}: {
  title?: string | undefined
  description?: string | undefined
}): string {
  return title ?? description.split(end, 1).join('').trim()
}

/** What a field's description says besides its name. */
export function hintOf(meta: { title?: string | undefined; description?: string | undefined }): string {
  const { description = '' } = meta
  const label = labelOf(meta)
  return description.startsWith(label) ? description.slice(label.length).replace(/^[。、：:\s]+/, '') : description
}

const explained = /([\w%・-]+) = ([^、。]+)/g

/** A hint without the choices that it explains. */
export function withoutChoices(hint = ''): string {
  return hint.replace(explained, '').replaceAll(/^[、。]+|[、。]+$/g, '')
}

/** The choices that a description explains: `total = 合計の率、extra = 上乗せの率`. Several may share a text. */
export function choicesIn(description = ''): ReadonlyMap<string, string> {
  const found = [...description.matchAll(explained)]
  return new Map(
    found.flatMap(([, names = '', text = '']) => {
      const all = names.split('・')
      return all.map((name): [string, string] => [name, all.length > 1 ? `${text}（${name}）` : text])
    }),
  )
}
