/*
 * The errors and warnings of one text, of a body or of a field, before its placeholders are replaced: figures that were
 * typed, text that was left unfinished, characters that a program has changed, and what `wording.ts` finds.
 */

import type { CompiledPhrases } from '../../common/phrase-lists.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../placeholders/fact.ts'
import { typedTermProblems } from '../../placeholders/typed-terms.ts'
import { findSpelledOutNumbers } from '../figures/spelled-out-numbers.ts'
import { normalizeForRules, joinLinesOfSentences } from '../sentences.ts'
import { findMarkupProblems } from './markup.ts'
import { findWordingProblems } from './wording.ts'

/** Joins patterns to one that matches any of them. */
function matchAny(patterns: readonly string[], flags: string): RegExp {
  return new RegExp(patterns.join('|'), flags)
}

/** Placeholders for unfinished text, each with an example where the pattern does not show one. */
const placeholder = matchAny(
  [
    'TODO|FIXME|TBD|ダミー|要確認|（仮）|仮テキスト|仮置き|lorem ipsum',
    // XX
    '(?<![A-Za-zＡ-Ｚａ-ｚ])(?:X{2,}|Ｘ{2,}|x{3,})(?![A-Za-zＡ-Ｚａ-ｚ])',
    // ○○, and ○月
    '[○〇●◯]{2,}|[○●◯](?:月|日|円|%|％|ポイント)',
    // ここに説明が入ります
    'ここに[^。、]{0,20}(?:入ります|入る|入れる|書く)',
    // ああああ
    '([ぁ-んァ-ン])\\1{3,}',
    // @tanaka, :warning:, [要出典] and [1], as chats and encyclopedias write them
    '(?<![\\w.@])@[A-Za-z][\\w-]{2,}|:[a-z][a-z_]{2,}:|\\[(?:要出典|\\d+)\\]',
  ],
  'giu',
)

/** Characters that a program has changed or that only look like the intended ones. */
const oddCharacters = matchAny(
  [
    // UTF-8 read as Shift_JIS: 縺ゅ＞縺
    '(?<![^\\s、。])[^\\s、。]*[縺繧繝][^\\s、。]*[縺繧繝][^\\s、。]*',
    // UTF-8 read as Latin-1: ã‚
    '[ÂÃâãåæçèéêäïð][\\u0080-\\u00bfŒœŠšŽžŸƒˆ˜–—‘-‚“-„†‡•…‰‹›€™¢-ÿ]+',
    // Half-width kana, and the replacement of a lost character
    '[\\uff61-\\uff9f]+|\\ufffd+',
    // Kana with a separate voicing mark, as some systems name files
    '[\\u3041-\\u30ff][\\u3099\\u309a]',
    // Spaces other than the common ones, and escapes of spreadsheets
    '[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f]+|_x000[0-9A-D]_',
    // Radicals that look like kanji, as in PDFs
    '[\\u2e80-\\u2fdf]+',
    // Greek or Cyrillic letters within a Latin word
    '[A-Za-z][\\u0370-\\u052f]+|[\\u0370-\\u052f]+(?=[A-Za-z])',
    // Hiragana between katakana
    '(?<=[ァ-ヺー])[へべぺ](?=[ァ-ヺー])',
    // A letter below a pile of accents
    '[^\\n]\\p{M}{4,}',
  ],
  'gu',
)

function findDraftTexts(text: string): TextProblem[] {
  return [...text.matchAll(placeholder)].map(({ index, 0: actual }) => ({
    offset: index,
    kind: 'placeholder-text',
    details: { actual },
  }))
}

/** Hiragana that look like the katakana around them. */
const katakana: Readonly<Record<string, string>> = { へ: 'ヘ', べ: 'ベ', ぺ: 'ペ' }

/** Lost characters or text in the wrong encoding, from which the original cannot be restored. */
const unreadable = /\ufffd|[ÂÃâãåæçèéêäïð][\u0080-\u00bf‘-„†-™Œ-ƒˆ˜€]|[縺繧繝]/u

/** Returns the intended form of odd characters; '' if it is unclear, or a space, which would be invisible. */
function meantBy(odd: string): string {
  const plain = katakana[odd] ?? odd.normalize('NFKC').replaceAll(/\p{M}/gu, '').trim()
  return plain === odd || unreadable.test(odd) ? '' : plain
}

function findOddCharacters(text: string): TextProblem[] {
  return [...text.matchAll(oddCharacters)].map(({ index, 0: actual }) => ({
    offset: index,
    kind: 'odd-characters',
    details: { actual, fix: meantBy(actual) },
  }))
}

/** Note marks in other characters, which refer to no note. */
const otherMarks = matchAny(
  [
    // *1, but not *100円*, which is bold in other programs
    '(?<![0-9０-９A-Za-z*＊])[＊*][ 　]?[0-9０-９]{1,2}(?![0-9０-９*＊]|[.,][0-9]|[%％円][^*＊\\n]{0,9}[*＊])',
    // [^1], as in Markdown
    '\\[\\^[^[\\]\\s]{1,10}\\]',
    // (注1)
    '[(（]注[ 　]?[0-9０-９]{0,2}[)）]',
  ],
  'gu',
)

function findMarksInOtherSigns(text: string): TextProblem[] {
  return [...text.matchAll(otherMarks)].map(({ index, 0: actual }) => ({
    offset: index,
    kind: 'mark-in-other-signs',
    details: { actual, fix: `※${actual.normalize('NFKC').replaceAll(/\D/g, '') || '1'}` },
  }))
}

/** Finds errors in any text, in a body or in a field. */
function textErrors(text: string, facts: Facts | undefined, phrases: CompiledPhrases): TextProblem[] {
  const lines = joinLinesOfSentences(text)
  const readText = normalizeForRules(text)
  const numerals = findSpelledOutNumbers(readText.text, phrases).map((problem) => ({
    ...problem,
    offset: readText.offsetOf(problem.offset),
  }))
  // In 「数千円」, 「千円」 is not an amount by itself.
  const isPart = (offset: number) =>
    numerals.some((problem) => problem.offset < offset && offset < problem.offset + problem.details.actual.length)
  // These messages quote the source text.
  const asWritten = [...typedTermProblems(lines.text, facts), ...findMarksInOtherSigns(lines.text)]
    .map((problem) => ({ ...problem, offset: lines.offsetOf(problem.offset) }))
    .filter(({ offset }) => !isPart(offset))
  return [
    ...asWritten,
    ...findDraftTexts(readText.text).map((problem) => ({ ...problem, offset: readText.offsetOf(problem.offset) })),
    ...numerals,
    // A particle at the end of a line does not belong to the first word of the next.
    ...findOddCharacters(text),
  ]
}

/** Finds errors and warnings in a text of a body, given the facts that it can name. Offsets are those of the source. */
export function findBodyTextProblems(text: string, facts: Facts | undefined, phrases: CompiledPhrases): TextProblem[] {
  return [...textErrors(text, facts, phrases), ...findWordingProblems(text, facts, phrases)]
}

/** A list item with a typed bullet, at the start of a line or a sentence; but not a checkbox, which is markup. */
const typedBullet = /(?:(?:^|\n|。)[ 　]*[・•‣]|(?:^|\n)[-*+] (?![ 　]*[［[][ 　xX]?[］\]]))[ 　]*([^\n。]+)/u

/** Does the same in the text of a field, where Markdown and HTML are shown literally. */
export function findFieldTextProblems(text: string, facts: Facts | undefined, phrases: CompiledPhrases): TextProblem[] {
  const bullet = typedBullet.exec(text)
  const bulletProblem = { kind: 'typed-bullet', details: { actual: bullet?.[0] ?? '', fix: '' } } as const
  return [
    ...textErrors(text, facts, phrases),
    ...findMarkupProblems(text, 'field'),
    ...(bullet ? [{ offset: bullet.index, ...bulletProblem }] : []),
    ...findWordingProblems(text, facts, phrases),
  ]
}
