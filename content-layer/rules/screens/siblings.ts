import type { Path, FieldDiagnostic } from '../../read/fields/validate.ts'

/** Fields of one object that say the same, and sibling objects with one title: marks of a copy left as it was. */
export function siblingDiagnostics(data: unknown, path: Path = []): FieldDiagnostic[] {
  if (typeof data !== 'object' || data === null) return []
  const seen = new Map<string, string>()
  const found = Object.entries(data).flatMap(([key, value]): FieldDiagnostic[] => {
    const here = [...path, Array.isArray(data) ? Number(key) : key]
    const title: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'title') : undefined
    const words = typeof value === 'string' ? value : title
    const inner = siblingDiagnostics(value, here)
    if (typeof words !== 'string' || words.length < 4 || words.length > 40 || /^[/#]|^https:/.test(words)) return inner
    const isTwice = seen.get(words) === typeof value
    seen.set(words, typeof value)
    const place = typeof value === 'string' ? here : [...here, 'title']
    return isTwice ? [...inner, { path: place, kind: 'said-twice', details: { got: words } }] : inner
  })
  return found
}
