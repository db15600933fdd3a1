import type { Identifier } from '@mdn/browser-compat-data'

import { browsersWithout, compatDataAt } from './browser-compatibility.ts'

/** Adds the names of methods and properties below a place to those that all browsers have, or to the newer ones. */
function sortNames(node: Identifier, everywhere: Set<string>, newer: Set<string>): void {
  for (const [key, below] of Object.entries(node)) {
    if (key === '__compat') continue
    const name = key.replace(/_static$/, '')
    const compat = (below as Identifier).__compat
    if (compat && /^[a-z]\w*$/i.test(name) && !name.includes('_')) {
      if (browsersWithout(compat).length > 0) newer.add(name)
      else everywhere.add(name)
    }
  }
}

/** Names of methods and properties of JavaScript's built-ins that no built-in of all supported browsers has. */
export function newerNames(): ReadonlySet<string> {
  const [everywhere, newer] = [new Set<string>(), new Set<string>()]
  for (const node of Object.values(compatDataAt('javascript', 'builtins') ?? {})) {
    if ('support' in (node as object)) continue
    sortNames(node as Identifier, everywhere, newer)
  }
  return new Set([...newer].filter((name) => !everywhere.has(name)))
}

/** Returns the newer names that a script mentions as members: `toSorted` in `list.toSorted()`. */
export function newerNamesIn(script: string, names: ReadonlySet<string>): string[] {
  const members = [...script.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name)
  return [...new Set(members)].filter((name) => names.has(name))
}
