/**
 * Element between two phrases: empty, with a zero-width space from the style sheet, and without a name. `<wbr>` looks
 * the same, but Chromium reads it as a space in the names of links and buttons.
 */
export const dividerTag = 'i'

/** Class of an unbreakable date, amount or phrase (`blocks/rich-text.tsx`). */
export const unbreakableClass = 'whole'

/** Matches the classes of elements that position each child separately. */
export const layoutClasses = /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?:\s|$)/
