/** Stands in words of a pattern that are to be written. */
export const draftMark = '（仮）'
