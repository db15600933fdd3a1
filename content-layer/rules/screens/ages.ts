import { readFact } from '#schemas/facts.ts'

import { placeOf, type TextReference } from '../../read/fields/collect.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/** The ages that a screen declares, as they are shown. */
function declaredAges(data: object): string[] {
  const facts: unknown = Reflect.get(data, 'facts')
  if (typeof facts !== 'object' || facts === null) return []
  return Object.values(facts).filter((value): value is string => {
    const fact = typeof value === 'string' ? readFact(value) : undefined
    return fact?.kind === 'count' && fact.counter === '歳'
  })
}

/** Ages that a screen names and that are none of those it declares. */
export function ageDiagnostics(data: object, texts: readonly TextReference[]): Diagnostic[] {
  const ages = declaredAges(data)
  if (ages.length === 0) return []
  return texts
    .filter(({ path }) => path[0] !== 'facts')
    .flatMap((text) =>
      [...text.value.matchAll(/[0-9]+歳/gu)]
        .filter(({ 0: got }) => !ages.includes(got))
        .map(({ 0: got }): Diagnostic => ({
          ...placeOf(text),
          kind: 'age-disagrees',
          details: { got, ages: ages.join('、') },
        })),
    )
}

const upTo = /([0-9]+)歳以下/u

/** Ages up to which a screen says one thing and from which it says the other: one year of age would be in both. */
export function sharedAgeDiagnostics(texts: readonly TextReference[]): Diagnostic[] {
  return texts.flatMap((text): Diagnostic[] => {
    const found = upTo.exec(text.value)
    if (!found) return []
    const [got, age = ''] = found
    const from = new RegExp(`(?<![0-9])${age}歳(?:以上|から|未満)`, 'u')
    const other = texts.map(({ value }) => from.exec(value)?.[0]).find(Boolean)
    return other === undefined ? [] : [{ ...placeOf(text), kind: 'age-in-both', details: { got, other } }]
  })
}
