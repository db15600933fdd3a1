import type { Path } from '../../diagnostics/diagnostic.ts'

/** Returns the value at a path of keys; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    data,
  )
}

/** Formats a path: `affiliateItems[2].price`. */
export function showPath(path: Path): string {
  const text = path.reduce<string>(
    (text, step) =>
      text + (typeof step === 'number' ? `[${step + 1}]` : text === '' ? String(step) : `.${String(step)}`),
    '',
  )
  return text === '' ? '-' : text
}
