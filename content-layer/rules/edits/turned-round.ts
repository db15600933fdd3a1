import { hunksOf, type Hunk } from '../../compare/hunks.ts'
import { likeness } from '../../compare/likeness.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { quoteBoth } from '../publication/quote-both.ts'
import { linesOf, wordsOf, type Line } from './lines-of-file.ts'
import { areExchanged, turnOf } from './turn-of.ts'

/** From which likeness on a sentence is one that was edited, and not another. */
const leastAlike = 0.3

const answer = /^(?:はい|いいえ)/u

/** A sentence, what it may have been made from, and how alike they are. */
type Edited = { was: Line; is: Line; alike: number }

function asEdited(was: Line, is: Line): Edited {
  return { was, is, alike: likeness(was.sentence, is.sentence) }
}

/** True where a sentence may have been made from another: an answer from an answer, whatever its words. */
function mayBeFrom({ was, is, alike }: Edited): boolean {
  return alike >= leastAlike || (answer.test(wordsOf(was)) && answer.test(wordsOf(is)))
}

const question = /か[？?]?["」]?>?$/u

/** How many sentences may have come and gone: a file in which more did was written anew, and is not compared. */
const mostEdits = 400

/**
 * The sentences of a hunk with those that they were made from: by their position where as many came as went, even if one
 * of them stands elsewhere in the file, too; otherwise of those that stand nowhere else the most alike.
 */
function pairsIn({ removed, added }: Hunk<Line>, before: ReadonlySet<string>, after: ReadonlySet<string>): Edited[] {
  if (removed.length === added.length)
    return added.flatMap((is, index) => (removed[index] ? [asEdited(removed[index], is)] : []))
  const gone = removed.filter(({ sentence }) => !after.has(sentence))
  return added
    .filter(({ sentence }) => !before.has(sentence))
    .flatMap((is) =>
      gone
        .map((was) => asEdited(was, is))
        .toSorted((one, other) => other.alike - one.alike)
        .slice(0, 1),
    )
}

/** Sentences that were put in the place of others, each with the one that it was most likely made from. */
function editedSentences(before: readonly Line[], after: readonly Line[]): Edited[] {
  const known = new Set(before.map(({ sentence }) => sentence))
  const kept = new Set(after.map(({ sentence }) => sentence))
  // The answer to another question may be the opposite.
  const isAnswer = ({ before: asked }: Line) => question.test(asked) && !known.has(asked)
  return hunksOf(before, after, { isSame: (one, other) => one.sentence === other.sentence, mostEdits })
    .flatMap((hunk) => pairsIn(hunk, known, kept))
    .filter((edited) => !isAnswer(edited.is) && mayBeFrom(edited))
}

/**
 * Sentences of a file that say the other way round what they said before. `where` is the file in which they said so; ''
 * stands for the published version of the same.
 */
export function turnedRoundDiagnostics(file: string, before: string, after: string, where: string): Diagnostic[] {
  return editedSentences(linesOf(before), linesOf(after)).flatMap(({ was, is }): Diagnostic[] => {
    const at = { file, field: '-', line: is.line, column: 1 }
    const [quoted] = quoteBoth(wordsOf(was), wordsOf(is))
    if (areExchanged(wordsOf(was), wordsOf(is)))
      return [{ ...at, kind: 'words-exchanged', details: { before: quoted, where } }]
    const turn = turnOf(wordsOf(was), wordsOf(is))
    return turn ? [{ ...at, kind: 'meaning-turned', details: { ...turn, before: quoted, where } }] : []
  })
}
