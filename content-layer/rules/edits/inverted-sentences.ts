import { findHunks, type Hunk } from '../../common/hunks.ts'
import { quoteDifference } from '../../common/quote-difference.ts'
import { similarity } from '../../common/similarity.ts'
import { noField, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { areExchanged } from './exchanged-phrases.ts'
import { findInversion } from './inversion.ts'
import { splitIntoLines, stripSyntax, type Line } from './lines-of-file.ts'

/** Minimum similarity of two sentences, from 0 to 1, to count as an edit and not as a new sentence. */
const minSimilarity = 0.3

const reply = /^(?:はい|いいえ)/u

/** A sentence, its probable previous version, and their similarity. */
type Edited = { previous: Line; current: Line; similarity: number }

function asEdited(previous: Line, current: Line): Edited {
  return { previous, current, similarity: similarity(previous.sentence, current.sentence) }
}

/** Returns whether a sentence may be derived from another; an answer may be derived from an answer with any wording. */
function mayBeFrom({ previous, current, similarity }: Edited): boolean {
  return similarity >= minSimilarity || (reply.test(stripSyntax(previous)) && reply.test(stripSyntax(current)))
}

const question = /か[？?]?["」]?>?$/u

/** Maximum number of added and removed sentences; a file with more was rewritten and is not compared. */
const maxEdits = 400

/**
 * Pairs the sentences of a hunk with their previous versions: by position if as many were added as removed, even if one
 * also appears elsewhere in the file; otherwise by similarity, among those that appear nowhere else.
 */
function pairsIn({ removed, added }: Hunk<Line>, before: ReadonlySet<string>, after: ReadonlySet<string>): Edited[] {
  if (removed.length === added.length)
    return added.flatMap((current, index) => (removed[index] ? [asEdited(removed[index], current)] : []))
  const removedSentences = removed.filter(({ sentence }) => !after.has(sentence))
  return added
    .filter(({ sentence }) => !before.has(sentence))
    .flatMap((current) =>
      removedSentences
        .map((previous) => asEdited(previous, current))
        .toSorted((one, other) => other.similarity - one.similarity)
        .slice(0, 1),
    )
}

/** Returns sentences that replaced others, each with its most likely previous version. */
function editedSentences(before: readonly Line[], after: readonly Line[]): Edited[] {
  const previousSentences = new Set(before.map(({ sentence }) => sentence))
  const remaining = new Set(after.map(({ sentence }) => sentence))
  // The answer to another question may be the opposite.
  const isReply = ({ previousSentence: previousLine }: Line) =>
    question.test(previousLine) && !previousSentences.has(previousLine)
  return findHunks(before, after, { isSame: (one, other) => one.sentence === other.sentence, maxEdits })
    .flatMap((hunk) => pairsIn(hunk, previousSentences, remaining))
    .filter((edited) => !isReply(edited.current) && mayBeFrom(edited))
}

/**
 * Returns diagnostics for sentences of a file that invert their previous version. `where` is the file of that version;
 * '' means the published version of the same file.
 */
export function checkInvertedSentences(file: string, before: string, after: string, where: string): Diagnostic[] {
  return editedSentences(splitIntoLines(before), splitIntoLines(after)).flatMap(
    ({ previous, current }): Diagnostic[] => {
      const at = { file, field: noField, line: current.line, column: 1 }
      const [quoted] = quoteDifference(stripSyntax(previous), stripSyntax(current))
      if (areExchanged(stripSyntax(previous), stripSyntax(current)))
        return [{ ...at, kind: 'words-exchanged', details: { before: quoted, where } }]
      const inversion = findInversion(stripSyntax(previous), stripSyntax(current))
      return inversion ? [{ ...at, kind: 'meaning-turned', details: { ...inversion, before: quoted, where } }] : []
    },
  )
}
