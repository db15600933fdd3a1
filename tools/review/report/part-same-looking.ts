import type { Card } from '../../compare/card.ts'
import type { UnseenVisitors } from '../pictures/plan-visitors.ts'
import type { TakenShot } from '../pictures/take-pictures.ts'

/**
 * Takes out the cards of pages that only the code changed, in nothing that can be read or seen: their pictures were
 * compared, of every visitor, and are the same.
 */
export function partSameLooking(
  cards: readonly Card[],
  shots: readonly TakenShot[],
  unseen: readonly UnseenVisitors[],
): { cards: Card[]; sameLookingPages: string[] } {
  const isSame = ({ id, subject, words }: Card) => {
    const own = shots.filter(({ card }) => card === id)
    const areEqual = own.length > 0 && own.every(({ comparison }) => comparison.places.length === 0)
    const isSeen = unseen.every(({ card }) => card !== id)
    return subject === undefined && words.length === 0 && areEqual && isSeen
  }
  const same = cards.filter(isSame)
  return {
    cards: cards.filter((card) => !same.includes(card)),
    sameLookingPages: same.flatMap(({ groups }) => groups.flatMap(({ addresses }) => addresses)),
  }
}
