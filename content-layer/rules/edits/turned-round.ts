import { hunksOf, type Hunk } from '../../compare/hunks.ts'
import { similarity } from '../../compare/likeness.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { quoteBoth } from '../publication/quote-both.ts'
import { linesOf, textOf, type Line } from './lines-of-file.ts'
import { areExchanged, turnOf } from './turn-of.ts'

/** From which likeness on a sentence is one that was edited, and not another. */
const minSimilarity = 0.3

const reply = /^(?:はい|いいえ)/u

/** A sentence, what it may have been made from, and how alike they are. */
type Edited = { was: Line; is: Line; similarity: number }

function asEdited(was: Line, is: Line): Edited {
  return { was, is, similarity: similarity(was.sentence, is.sentence) }
}

/** True where a sentence may have been made from another: an answer from an answer, whatever its words. */
function mayBeFrom({ was, is, similarity }: Edited): boolean {
  return similarity >= minSimilarity || (reply.test(textOf(was)) && reply.test(textOf(is)))
}

const question = /か[？?]?["」]?>?$/u

/** How many sentences may have come and gone: a file in which more did was written anew, and is not compared. */
const maxEdits = 400

/**
 * The sentences of a hunk with those that they were made from: by their position where as many came as went, even if one
 * of them stands elsewhere in the file, too; otherwise of those that stand nowhere else the most alike.
 */
function pairsIn({ removed, added }: Hunk<Line>, before: ReadonlySet<string>, after: ReadonlySet<string>): Edited[] {
  if (removed.length === added.length)
    return added.flatMap((is, index) => (removed[index] ? [asEdited(removed[index], is)] : []))
  const removedSentences = removed.filter(({ sentence }) => !after.has(sentence))
  return added
    .filter(({ sentence }) => !before.has(sentence))
    .flatMap((is) =>
      removedSentences
        .map((was) => asEdited(was, is))
        .toSorted((one, other) => other.similarity - one.similarity)
        .slice(0, 1),
    )
}

/** Sentences that were put in the place of others, each with the one that it was most likely made from. */
function editedSentences(before: readonly Line[], after: readonly Line[]): Edited[] {
  const previousSentences = new Set(before.map(({ sentence }) => sentence))
  const remaining = new Set(after.map(({ sentence }) => sentence))
  // The answer to another question may be the opposite.
  const isReply = ({ before: previousLine }: Line) =>
    question.test(previousLine) && !previousSentences.has(previousLine)
  return hunksOf(before, after, { isSame: (one, other) => one.sentence === other.sentence, maxEdits })
    .flatMap((hunk) => pairsIn(hunk, previousSentences, remaining))
    .filter((edited) => !isReply(edited.is) && mayBeFrom(edited))
}

/**
 * Sentences of a file that say the other way round what they said before. `where` is the file in which they said so; ''
 * stands for the published version of the same.
 */
export function invertedSentenceDiagnostics(file: string, before: string, after: string, where: string): Diagnostic[] {
  return editedSentences(linesOf(before), linesOf(after)).flatMap(({ was, is }): Diagnostic[] => {
    const at = { file, field: '-', line: is.line, column: 1 }
    const [quoted] = quoteBoth(textOf(was), textOf(is))
    if (areExchanged(textOf(was), textOf(is)))
      return [{ ...at, kind: 'words-exchanged', details: { before: quoted, where } }]
    const turn = turnOf(textOf(was), textOf(is))
    return turn ? [{ ...at, kind: 'meaning-turned', details: { ...turn, before: quoted, where } }] : []
  })
}
