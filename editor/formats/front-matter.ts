/** Matches the fields of a campaign's file: the lines between two lines `---` at its start. */
const frontMatter = /^---[ \t]*\n([^]*?\n)---[ \t]*(?:\n|$)/

/**
 * Splits a campaign's file into its fields, from `start` to `end`, and its body, from `bodyStart`. The body starts with
 * the line break after the second `---`.
 * @throws Error if the file does not start with fields
 */
export function splitFile(text: string): { fields: string; start: number; end: number; bodyStart: number } {
  const fields = frontMatter.exec(text)?.[1]
  if (fields === undefined) throw new Error('The file does not begin with fields between two lines ---.')
  const start = text.indexOf('\n') + 1
  const end = start + fields.length
  return { fields, start, end, bodyStart: end + text.slice(end).search(/\n|$/) }
}
