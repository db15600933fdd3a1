/*
 * Predicts where browsers break lines of Japanese text with `word-break: keep-all`, which prevents breaks between letters
 * only.
 */

import { notLast } from './kinsoku.ts'

/** Characters after which Chromium and Firefox break a line. */
const breaksAfter = /[、。，．！？!?）」』】〉》)・：；%％\s〜～…]/

/** Characters before which Chromium and Firefox break a line. */
const breaksBefore = /[（「『【〈《(\s]/

/** Maximum number of characters of an unbreakable phrase: no column is wider. */
export const maxUnbreakable = 20

/** Returns whether every browser breaks a line at this offset. WebKit does so at spaces only. */
export function everyBrowserBreaksAt(text: string, at: number): boolean {
  return /\s/.test(text.slice(at - 1, at + 1))
}

/** Returns whether some browser breaks a line at this offset. */
export function someBrowserBreaksAt(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)]
  return breaksAfter.test(before) || (breaksBefore.test(after) && !notLast.test(before))
}

/** Returns whether some browser splits the phrase between these offsets, although it fits on a line. */
export function someBrowserSplits(text: string, from: number, to: number): boolean {
  if (to - from > maxUnbreakable) return false
  for (let at = from + 1; at < to; at += 1) if (someBrowserBreaksAt(text, at)) return true
  return false
}
