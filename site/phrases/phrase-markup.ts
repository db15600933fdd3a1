/**
 * Zero-width space before a phrase, where a line may break. An element such as `<wbr>` would split the text for screen
 * readers, which stop at each part, and make a page slower to lay out.
 */
export const phraseBreak = '\u200B'

/** Returns a text as it is written, without the breaks before its phrases. */
export function removeBreaks(text: string): string {
  return text.replaceAll(phraseBreak, '')
}

/** Class of an unbreakable date, amount or phrase (`blocks/rich-text.tsx`). */
export const unbreakableClass = 'whole'

/** Matches the classes of elements that position each child separately. */
export const layoutClasses = /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?:\s|$)/
