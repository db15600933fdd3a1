import type { Ready } from '../whole.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '../../group-by.ts'
import { placeOf, type Reference } from '../../read/fields/collect.ts'

/** What follows the name of a shop that is named to tell it from another. */
const distinguishing = /^[」』]?(?:とは|と)、?(?:別|違|異な|ちが)/u

function names(text: string, name: string): boolean {
  const after = text.split(name).slice(1)
  return after.some((rest) => !distinguishing.test(rest))
}

/** What a campaign says itself, in its notes and in its alternative texts, too. Logos are the marks of shops. */
function textsOf({ ownTexts, texts }: Ready): Reference[] {
  const further = texts.filter(({ field }) => /^annotationLists|\.alt$/u.test(field) && !field.startsWith('logos'))
  return [...ownTexts, ...further]
}

/** A partner shop whose name, address or texts stand in another campaign of the month. */
export function affiliateDiagnostics(campaigns: readonly Ready[]): Diagnostic[] {
  const shops = campaigns.filter(({ definition }) => definition.isAffiliate)
  return [...groupBy(shops, ({ month }) => month).values()].flatMap((ofMonth) =>
    ofMonth.flatMap((unit): Diagnostic[] => {
      const others = ofMonth.filter((other) => other !== unit)
      const doubled = (['storeName', 'affiliateUrl'] as const).flatMap((field): Diagnostic[] => {
        const value = unit.definition[field]
        const other = others.find(({ id, definition }) => id < unit.id && definition[field] === value)
        const place = unit.places.find((term) => term.field === field)
        return other && place && value !== undefined
          ? [{ ...placeOf(place), kind: 'affiliate-twice', details: { got: value, other: other.id } }]
          : []
      })
      const named = others.flatMap(({ id, definition }) => {
        const name = definition.storeName ?? ''
        const isOwn = name === '' || name === unit.definition.storeName
        return (isOwn ? [] : textsOf(unit).filter(({ value }) => names(value, name))).map((text): Diagnostic => ({
          ...placeOf(text),
          kind: 'other-shop-named',
          details: { got: name, other: id },
        }))
      })
      return [...doubled, ...named]
    }),
  )
}
