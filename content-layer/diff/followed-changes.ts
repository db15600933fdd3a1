/*
 * Separates the changes between two editions of a page that a reviewer has to read from those that follow from others.
 */

import { groupBy } from '#domain/group-by.ts'

import { sortChanges, type Change } from './change.ts'
import { applyChanges, bodyField } from './compare-body.ts'
import { hasLetters, isSameDay, withoutDays } from './figure-pattern.ts'

/** Returns whether a change is one of a value, such as a cap, and not of a text. */
function isOfValue({ before = '', after = '' }: Change): boolean {
  return !hasLetters(before) && !hasLetters(after)
}

function isReplacement({ before, after }: Change): boolean {
  return before !== undefined && after !== undefined
}

/** Finds lines that both pages have below the same heading, at different positions. */
function movedLines(changes: readonly Change[]): Set<Change> {
  const alone = changes.filter((change) => change.field === bodyField && !isReplacement(change))
  const keyOf = ({ label, before, after }: Change) => JSON.stringify([label, before ?? after])
  const moved = [...groupBy(alone, keyOf).values()].flatMap((same) => {
    const removed = same.filter(({ after }) => after === undefined)
    const added = same.filter(({ after }) => after !== undefined)
    const count = Math.min(removed.length, added.length)
    return [...removed.slice(0, count), ...added.slice(0, count)]
  })
  return new Set(moved)
}

/** Separates the changes to review from those that need no review; `months` is the time between both pages. */
export function separateFollowed(
  changes: readonly Change[],
  months: number,
): { changes: Change[]; followed: Change[] } {
  const values = changes.filter((change) => change.wordings.before.length > 0 && isOfValue(change))
  const isMoved = ({ before = '', after = '' }: Change) => isSameDay(before, after, months)
  const isRecalculated = values.some((change) => change.field !== bodyField && !isMoved(change))
  const moved = movedLines(changes)
  const isFollowed = (change: Change) => {
    if (moved.has(change)) return true
    if (isOfValue(change)) return change.field === bodyField ? isRecalculated : isMoved(change)
    return (
      isReplacement(change) &&
      withoutDays(applyChanges(change.before ?? '', values)) === withoutDays(change.after ?? '')
    )
  }
  return {
    changes: sortChanges(changes.filter((change) => !isFollowed(change))),
    followed: sortChanges(changes.filter(isFollowed)),
  }
}
