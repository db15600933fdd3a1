/** Returns whether a value is an object with fields, as opposed to a list or a primitive value. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
