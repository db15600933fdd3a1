import { isRecord } from '#domain/is-record.ts'

/** Returns whether two values of YAML or JSON are equal; the order of keys does not matter. */
export function areEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => areEqual(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other)
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && areEqual(one[key], other[key]))
  )
}

/** Returns a copy of JSON data in which each text is changed. */
export function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data)
  if (Array.isArray(data)) return data.map((item) => mapTexts(item, change))
  if (!isRecord(data)) return data
  return Object.fromEntries(Object.entries(data).map(([name, item]) => [name, mapTexts(item, change)]))
}

/** Returns a copy of JSON data without the fields with these names, at any depth. */
export function withoutFields(data: unknown, isOmitted: (name: string) => boolean): unknown {
  if (Array.isArray(data)) return data.map((item) => withoutFields(item, isOmitted))
  if (!isRecord(data)) return data
  const fields = Object.entries(data).filter(([name]) => !isOmitted(name))
  return Object.fromEntries(fields.map(([name, item]) => [name, withoutFields(item, isOmitted)]))
}

/** Returns all texts in JSON data. */
export function listTexts(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  if (Array.isArray(data)) return data.flatMap(listTexts)
  return isRecord(data) ? Object.values(data).flatMap(listTexts) : []
}
