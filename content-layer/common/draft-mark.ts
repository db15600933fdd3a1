/** Marks placeholder texts of a template, for the author to replace. */
export const draftMark = '（仮）'
