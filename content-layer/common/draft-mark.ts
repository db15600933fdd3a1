/** Marks placeholder texts of a template, which the author has to replace. */
export const draftMark = '（仮）'
