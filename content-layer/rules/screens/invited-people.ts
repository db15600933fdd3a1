import { placeOf, type TextReference } from '../../read/fields/collect.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { factsOfScreen } from '../values/facts.ts'

const invited =
  /([0-9]+)人(?:まで)?(?:の|を|に)?(?:お?友だち|友人|ご?家族)|(?:お?友だち|友人|ご?家族)(?:を|は|に)?([0-9]+)人/gu

/** A number of friends that is not the one that the invitation declares (人数). */
export function peopleDiagnostics(data: object, texts: readonly TextReference[]): Diagnostic[] {
  return factsOfScreen(data).flatMap(({ name, written: declared, fact }) => {
    if (name !== '人数' || fact.kind !== 'count' || fact.counter !== '人') return []
    return texts.flatMap((text) =>
      [...text.value.matchAll(invited)]
        // What is said of one friend is said of each.
        .filter(({ 1: one, 2: other }) => ![1, fact.value].includes(Number(one ?? other)))
        .map(({ 0: got }): Diagnostic => ({ ...placeOf(text), kind: 'people-disagree', details: { got, declared } })),
    )
  })
}
