import { similarity } from '../../common/similarity.ts'
import { blank, placeholder } from './inversion.ts'

/** Separators between two placeholders in a list, where order has no meaning. */
const listSeparator = /｝(?:と|や|、|・|または)｛/u

/** 「AではなくB」 */
const notButPattern = /^(?<not>.+?)ではなく、?(?<but>.+)$/u

/** Minimum similarity of a part of a sentence, from 0 to 1, to the part on the other side. */
const minAcross = 0.5

function placeholdersIn(sentence: string): string[] {
  return Array.from(sentence.matchAll(placeholder), String)
}

/** Returns whether the same words have the same placeholders in another order. */
function areReordered(before: string, after: string): boolean {
  const [placeholders, others] = [placeholdersIn(before), placeholdersIn(after)]
  return (
    placeholders.join() !== others.join() &&
    [...placeholders].sort().join() === [...others].sort().join() &&
    before.replaceAll(placeholder, blank) === after.replaceAll(placeholder, blank) &&
    !listSeparator.test(after)
  )
}

/** Returns whether 「AではなくB」 became 「BではなくA」. */
function areSwapped(before: string, after: string): boolean {
  const [partsBefore, partsAfter] = [notButPattern.exec(before)?.groups, notButPattern.exec(after)?.groups]
  if (!partsBefore || !partsAfter) return false
  const isAcross = (one = '', other = '') => similarity(one, other.slice(0, one.length + 2)) >= minAcross
  return isAcross(partsBefore['not'], partsAfter['but']) && isAcross(partsAfter['not'], partsBefore['but'])
}

/** Returns whether an edit exchanged words of a sentence, which inverts its meaning. */
export function areExchanged(before: string, after: string): boolean {
  return areReordered(before, after) || areSwapped(before, after)
}
