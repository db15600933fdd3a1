/**
 * Characters invisible on a page and in an editor, except tabs and line ends: control and format characters, line and
 * paragraph separators, lone surrogates, private-use and unassigned characters, and Unicode's default-ignorable ones,
 * such as fillers, tags, joiners and variation selectors. The Braille blank counts as a picture of nothing, not as a
 * space.
 */
const invisibleCharacter =
  '(?![\\t\\n])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}\\u2800]'

/** An emoji, with its skin colour and the request for its coloured form. */
const emoji = '(?:\\p{Extended_Pictographic}|\\p{Regional_Indicator}{2})\\p{Emoji_Modifier}?\\ufe0f?'

/**
 * Sequences in which such characters have a function: emoji sequences, the flags of England, Scotland and Wales, and
 * variants of a visible character.
 */
const meaningfulSequences = [
  // Emoji joined to one, such as a family.
  `${emoji}(?:\\u200d${emoji})+`,
  // A black flag and the tags gbeng, gbsct or gbwls.
  '\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}',
  // A variant of a kanji, as names of persons and places have it.
  '\\p{Unified_Ideograph}[\\u{e0100}-\\u{e01ef}]',
  // Another variant of a visible character, such as the coloured form of a heart.
  `(?!${invisibleCharacter})[\\p{L}\\p{N}\\p{P}\\p{S}][\\ufe00-\\ufe0f]`,
]

const anyInvisible = new RegExp(invisibleCharacter, 'u')

/** Matches a meaningful sequence as a whole, or an invisible character, which is its only group. */
const meaningfulOrInvisible = new RegExp(`${meaningfulSequences.join('|')}|(${invisibleCharacter})`, 'gu')

/**
 * Finds the first invisible character without a function: its index in UTF-16 units, and its name, such as `U+00AD`.
 */
export function findInvisible(text: string): { index: number; code: string } | undefined {
  if (!anyInvisible.test(text)) return undefined
  for (const { index, 1: character } of text.matchAll(meaningfulOrInvisible)) {
    if (character === undefined) continue
    return { index, code: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` }
  }
  return undefined
}

/** Like `findInvisible`, for single-line text, such as a name, in which tabs and line ends are invisible too. */
export function findInvisibleInLine(text: string): { index: number; code: string } | undefined {
  const index = text.search(/[\t\n]/)
  return index < 0 ? findInvisible(text) : { index, code: text[index] === '\t' ? 'U+0009' : 'U+000A' }
}

/** Replaces every invisible character without a function with a visible one, for safe output on a terminal. */
export function showInvisible(text: string): string {
  return text.replace(meaningfulOrInvisible, (match, character: string | undefined) =>
    character === undefined ? match : '�',
  )
}

/** Line breaks that are invisible in a content file: of Windows, slides, old printers and other writing systems. */
const otherLineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Returns a text without invisible characters that have no function; line breaks of any kind become LF. */
export function removeInvisible(text: string): string {
  return text
    .replaceAll(otherLineBreak, '\n')
    .replace(meaningfulOrInvisible, (match, character: string | undefined) => (character === undefined ? match : ''))
}
