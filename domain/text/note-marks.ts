/** Matches a mark with or without a number, because removing marks must leave no ※ behind. */
const markPattern = /※[0-9０-９]*/g

/** Converts digits to half-width, since ※１ and ※1 are the same mark. */
export function normalizeMark(text: string): string {
  return text.trim().replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
}

/** Returns whether a text is the mark of a note with its number, in half-width digits: ※1. */
export function isNumberedMark(mark: string): boolean {
  return /^※\d+$/.test(mark)
}

/** Returns the ※ marks in a text, in order, with half-width digits; a ※ without a number is `※`. */
export function findMarks(text: string): string[] {
  return [...text.matchAll(markPattern)].map(([mark]) => normalizeMark(mark))
}

/** Removes the marks from a text, for contexts without notes. */
export function withoutMarks(text: string): string {
  return text.replace(markPattern, '')
}

/** Formats a title on one line, without its marks. */
export function plainTitle(title: string): string {
  return withoutMarks(title).replaceAll('\n', '')
}

/** Matches a mark with a number, in digits of either width. A ※ without a number refers to no note, and stays text. */
const numberedMarkPattern = /(※[0-9０-９]+)/

/** Part of a text: plain text, or a mark with its number, in half-width digits: `{ mark: '※1', number: '1' }`. */
export type TextPart = { text: string } | { mark: string; number: string }

/** Splits a text into plain text and marks, so that a mark can link to its annotation. */
export function splitMarks(text: string): TextPart[] {
  return (
    text
      // The pattern is a group, so that the result contains the marks.
      .split(numberedMarkPattern)
      .filter((part) => part !== '')
      .map((part) => {
        const mark = normalizeMark(part)
        return isNumberedMark(mark) ? { mark, number: mark.slice(1) } : { text: part }
      })
  )
}
