/*
 * Line breaking rules for Japanese characters (禁則処理).
 */

/** Characters that must not start a line: closing brackets, punctuation, small kana, length marks and note marks. */
const notFirst = /[、。，．・：；！？!?,.:;）」』】〉》”’)\]ぁぃぅぇぉっゃゅょァィゥェォッャュョー々%％※〜～]/

/** Characters that must not end a line: opening brackets, and digits, which their unit follows. */
export const notLast = /[（「『【〈《“‘(\[0-9０-９,.＋+−〜～]/

/** Returns whether the rules for the characters around this offset allow a line break. */
export function canBreakAt(text: string, at: number): boolean {
  return !notFirst.test(text.charAt(at)) && !notLast.test(text.charAt(at - 1))
}
