/*
 * All errors and warnings of one text, of a body or of a field, before its placeholders are replaced.
 */

import type { CompiledPhrases } from '../../common/phrase-lists.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../placeholders/fact.ts'
import { typedTermProblems } from '../../placeholders/typed-terms.ts'
import { findSpelledOutNumbers } from '../claims/refused-phrases.ts'
import { findMarksInOtherSigns } from '../references/marks.ts'
import { joinLinesOfSentences, moveToSource, normalizeForRules } from '../sentences.ts'
import { findUnfinishedTexts } from './draft-texts.ts'
import { findMarkupProblems } from './markup.ts'
import { findOddCharacters } from './odd-characters.ts'
import { findWordingProblems } from './wording.ts'

/** Finds errors in any text: figures that were typed, text that was left unfinished, characters that were changed. */
function findTextErrors(source: string, facts: Facts | undefined, phrases: CompiledPhrases): TextProblem[] {
  const joined = joinLinesOfSentences(source)
  const normalized = normalizeForRules(source)
  const spelledOut = moveToSource(findSpelledOutNumbers(normalized.text, phrases), normalized)
  // In 「数千円」 and 「一週間だけ」, 「千円」 and 「一週間」 are no terms by themselves.
  const isInSpelledOut = ({ offset }: TextProblem) =>
    spelledOut.some((problem) => problem.offset <= offset && offset < problem.offset + problem.details.actual.length)
  // The messages of these quote the text as it is written, so their text is not normalized.
  const asWritten = [...typedTermProblems(joined.text, facts), ...findMarksInOtherSigns(joined.text)]
  return [
    ...moveToSource(asWritten, joined).filter((problem) => !isInSpelledOut(problem)),
    ...moveToSource(findUnfinishedTexts(normalized.text), normalized),
    ...spelledOut,
    // A particle at the end of a line does not belong to the first word of the next, so lines are not joined.
    ...findOddCharacters(source),
  ]
}

/** A list item with a typed bullet, at the start of a line or a sentence; but not a checkbox, which is markup. */
const typedBullet = /(?:(?:^|\n|。)[ 　]*[・•‣]|(?:^|\n)[-*+] (?![ 　]*[［[][ 　xX]?[］\]]))[ 　]*([^\n。]+)/u

function findTypedBullet(text: string): TextProblem[] {
  const match = typedBullet.exec(text)
  return match ? [{ offset: match.index, kind: 'typed-bullet', details: { actual: match[0], fix: '' } }] : []
}

/** Finds errors and warnings in a text of a body, given the facts that it can name. Offsets are those of the source. */
export function findBodyTextProblems(text: string, facts: Facts | undefined, phrases: CompiledPhrases): TextProblem[] {
  return [...findTextErrors(text, facts, phrases), ...findWordingProblems(text, facts, phrases)]
}

/** Finds errors and warnings in the text of a field, where Markdown and HTML are shown literally. Offsets likewise. */
export function findFieldTextProblems(text: string, facts: Facts | undefined, phrases: CompiledPhrases): TextProblem[] {
  return [
    ...findTextErrors(text, facts, phrases),
    ...findMarkupProblems(text, 'field'),
    ...findTypedBullet(text),
    ...findWordingProblems(text, facts, phrases),
  ]
}
