/** A field whose value is assumed, by its path in the file; `value` is undefined where there is no such field. */
export type Assumption = { file: string; field: string; value: unknown }

/** The value at a path of keys joined by dots; undefined where there is none. */
export function valueAt(data: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      data,
    )
}

/** Every field that an object, or one inside it, lists under `assumed` (D24). */
export function assumptionsIn(file: string, data: unknown, path: readonly string[] = []): Assumption[] {
  if (typeof data !== 'object' || data === null) return []
  const listed: unknown = Reflect.get(data, 'assumed')
  const own = Array.isArray(listed) ? listed.filter((field) => typeof field === 'string') : []
  return [
    ...own.map((field) => ({ file, field: [...path, field].join('.'), value: valueAt(data, field) })),
    ...Object.entries(data).flatMap(([key, value]) => assumptionsIn(file, value, [...path, key])),
  ]
}
