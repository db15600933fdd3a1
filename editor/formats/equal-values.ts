import { isRecord } from '#domain/is-record.ts'

/** Compares two values of YAML or JSON; the order of keys does not matter. */
export function equalValues(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => equalValues(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other)
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && equalValues(one[key], other[key]))
  )
}
