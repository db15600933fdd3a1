import { isRecord } from '#domain/is-record.ts'

/** Minimum length of a field's text that is looked for in a longer text: a shorter one may be a unit. */
const minLength = 3

/** Keys of a block's data that are no texts: its kind, and its index in the file. */
const keysWithoutText = ['type', 'at']

/** Returns a text without spaces and markup, for comparison with one of a list of texts, which has neither. */
export function comparableText(text: string): string {
  return text.replaceAll(/[\s[\]{}"#*]/g, '')
}

/** A text of a form, comparable, with the path of its field. */
type TextAt = { path: string; text: string }

/** Lists the texts of a form's value, in the order of the form. */
function listTexts(value: unknown, path: string): TextAt[] {
  if (typeof value === 'string') return [{ path, text: comparableText(value) }]
  if (!isRecord(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, item]) =>
    keysWithoutText.includes(name) ? [] : listTexts(item, `${path}.${name}`),
  )
}

/**
 * Returns the path of the field with a text, starting at the field at `path` and ending with those before it: the first
 * that contains the text, or else the first that is part of it. Returns `path` if there is none.
 */
export function findFieldWithText(
  text: string,
  path: string | undefined,
  data: Readonly<Record<string, unknown>>,
): string | undefined {
  const [top = ''] = path?.split('.') ?? []
  const texts = listTexts(data[top], top)
  const first = texts.findIndex((each) => each.path === path || each.path.startsWith(`${path}.`))
  const fromPath = first < 0 ? texts : [...texts.slice(first), ...texts.slice(0, first)]
  const plain = comparableText(text)
  const found =
    fromPath.find((each) => each.text.includes(plain)) ??
    fromPath.find((each) => each.text.length >= minLength && plain.includes(each.text))
  return found?.path ?? path
}
