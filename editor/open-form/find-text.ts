import { isRecord } from '#domain/is-record.ts'

/** Minimum length of a field's text that is searched for in a longer text. A shorter one may be a unit. */
const minLength = 3

/** Keys of a block's data that contain no text: its kind, and its index in the file. */
const keysWithoutText = ['type', 'at']

/** Returns a text without spaces and markup, for comparison. */
export function toComparableText(text: string): string {
  return text.replaceAll(/[\s[\]{}"#*]/g, '')
}

/** A text of a form, prepared for comparison, with the path of its field. */
type TextAt = { path: string; text: string }

/** Lists the texts in a value of a form, in the order of the form. */
function listTexts(value: unknown, path: string): TextAt[] {
  if (typeof value === 'string') return [{ path, text: toComparableText(value) }]
  if (!isRecord(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, item]) =>
    keysWithoutText.includes(name) ? [] : listTexts(item, `${path}.${name}`),
  )
}

/**
 * Finds the field that contains a text, or else a field with a part of the text, below the same top-level field as
 * `path`. The search starts at `path` and wraps around at the end. Returns `path` if there is none.
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
  const plain = toComparableText(text)
  const found =
    fromPath.find((each) => each.text.includes(plain)) ??
    fromPath.find((each) => each.text.length >= minLength && plain.includes(each.text))
  return found?.path ?? path
}
