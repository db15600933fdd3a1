/** The fields of a campaign's file: the lines between two lines `---` at its start. */
const frontMatter = /^---[ \t]*\n([^]*?\n)---[ \t]*(?:\n|$)/

/**
 * Splits a campaign's file: its fields with the offsets of their start and end, and that of the body, which starts with
 * the end of the line `---` below the fields.
 * @throws Error if it does not start with fields
 */
export function splitFile(text: string): { fields: string; start: number; end: number; bodyStart: number } {
  const fields = frontMatter.exec(text)?.[1]
  if (fields === undefined) throw new Error('The file does not begin with fields between two lines ---.')
  const start = text.indexOf('\n') + 1
  const end = start + fields.length
  return { fields, start, end, bodyStart: end + text.slice(end).search(/\n|$/) }
}
