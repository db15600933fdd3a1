// The form of a file as Sveltia stores it: the values of its fields, and next to them what no field contains, under
// keys that start with `$`.

/** The values of a form for a file. */
export type FileForm = Readonly<Record<string, unknown>>

/** The key under which a form stores the source of the file that it was opened on. */
export const sourceKey = '$source'

/** The key of the text of a file that cannot be parsed into fields, such as one with conflict markers. */
export const textKey = '$text'

/** The key that marks a form without any fields except `textKey`. */
const faultyKey = '$faulty'

/** The key of the blocks of a body, in the form of a campaign or a shared text. */
export const bodyKey = 'blocks'

/** Label in lists of a file that cannot be parsed into fields. */
const faultyLabel = '⚠ このままでは読めないファイル'

/** Wraps a text for storage in a form, so that Sveltia, which trims texts when it saves, does not change it. */
export function wrapSource(text: string): string {
  return `[${text}]`
}

/** Returns the text of the file that a form was opened on; empty for a new one. */
export function getSource(form: FileForm): string {
  const source = form[sourceKey]
  return typeof source === 'string' ? source.slice(1, -1) : ''
}

/** Creates the form of a file that cannot be parsed into fields, with its text alone. */
export function createFaultyForm(text: string): FileForm {
  return { tag: faultyLabel, title: faultyLabel, [faultyKey]: true, [textKey]: text }
}

/** Returns whether a form is of a file that cannot be parsed into fields. */
export function isFaulty(form: FileForm): boolean {
  return form[faultyKey] === true
}
