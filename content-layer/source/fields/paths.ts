import { noField, type Path } from '../../diagnostics/diagnostic.ts'

/** Returns the value at a path of keys; undefined if there is none. */
export function getValue(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    data,
  )
}

/** Returns whether a path is `outer` or leads to a value inside it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((step, index) => path[index] === step)
}

/** Formats a path, with list items counted from 1: `affiliateItems[2].price`; `noField` for the whole file. */
export function showPath(path: Path): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step + 1}]`
    else text += text === '' ? String(step) : `.${String(step)}`
  }
  return text === '' ? noField : text
}
