import type { Ready } from '../linted-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '#domain/group-by.ts'
import { positionOf, type Reference } from '../../source/fields/collect-references.ts'

/** Words after a shop name that is mentioned only to distinguish it from another. */
const distinguishing = /^[」』]?(?:とは|と)、?(?:別|違|異な|ちが)/u

function names(text: string, name: string): boolean {
  const after = text.split(name).slice(1)
  return after.some((rest) => !distinguishing.test(rest))
}

/**
 * Returns a campaign's local texts, including notes and alternative texts; logos are excluded, because they name shops.
 */
function textsOf({ localTexts, texts }: Ready): Reference[] {
  const further = texts.filter(
    ({ field }) => (field.startsWith('annotationLists') || field.endsWith('.alt')) && !field.startsWith('logos'),
  )
  return [...localTexts, ...further]
}

/** Returns the name and the URL of a partner shop. */
function marksOf({ positions }: Ready): Reference[] {
  return positions.filter(({ field }) => field === 'storeName' || field === 'affiliateUrl')
}

/** Finds partner shops that also appear in another campaign of the month, by name, URL or text. */
export function affiliateDiagnostics(campaigns: readonly Ready[]): Diagnostic[] {
  const shops = campaigns.filter(({ definition }) => definition.isAffiliate)
  return [...groupBy(shops, ({ month }) => month).values()].flatMap((ofMonth) =>
    ofMonth.flatMap((entry): Diagnostic[] => {
      const doubled = marksOf(entry).flatMap((mark): Diagnostic[] => {
        const isSame = ({ field, value }: Reference) => field === mark.field && value === mark.value
        const other = ofMonth.find((sibling) => sibling.id < entry.id && marksOf(sibling).some(isSame))
        return other
          ? [{ ...positionOf(mark), kind: 'affiliate-twice', details: { actual: mark.value, other: other.id } }]
          : []
      })
      const named = ofMonth.flatMap(({ id, definition: { storeName: name } }) => {
        if (name === undefined || name === entry.definition.storeName) return []
        const naming = textsOf(entry).filter(({ value }) => names(value, name))
        return naming.map((text): Diagnostic => ({
          ...positionOf(text),
          kind: 'other-shop-named',
          details: { actual: name, other: id },
        }))
      })
      return [...doubled, ...named]
    }),
  )
}
