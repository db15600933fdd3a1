import { placeOf, type TextReference } from '../../read/fields/collect.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { factsOfScreen } from '../values/facts.ts'

/** Ages that a screen names and that are none of those it declares. */
export function ageDiagnostics(data: object, texts: readonly TextReference[]): Diagnostic[] {
  const ages = factsOfScreen(data).flatMap(({ written, fact }) =>
    fact.kind === 'count' && fact.counter === '歳' ? [written] : [],
  )
  if (ages.length === 0) return []
  return texts.flatMap((text) =>
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
