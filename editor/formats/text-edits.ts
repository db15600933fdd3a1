/** A replacement of a text's characters from the offset `start` to before `end`. */
export type Edit = { start: number; end: number; text: string }

/** Returns a range of a text, by default all of it, with the edits applied that are within the range. */
export function applyEdits(
  source: string,
  edits: readonly Edit[],
  { start, end }: Omit<Edit, 'text'> = { start: 0, end: source.length },
): string {
  const within = edits.filter((edit) => edit.start >= start && edit.end <= end)
  const inOrder = within.map((edit, order) => ({ ...edit, order }))
  inOrder.sort((one, other) => one.start - other.start || one.order - other.order)
  let text = ''
  let from = start
  for (const edit of inOrder) {
    text += source.slice(from, edit.start) + edit.text
    // An insertion at a removed range starts before the end of that range.
    from = Math.max(from, edit.end)
  }
  return text + source.slice(from, end)
}

/** Returns the offset of the first character of the line that contains `offset`. */
export function findLineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1
}

/** Returns the offset after the line that ends at or after `offset`; `offset` itself if a line starts there. */
export function findLineEnd(source: string, offset: number): number {
  if (offset > 0 && source[offset - 1] === '\n') return offset
  const end = source.indexOf('\n', offset)
  return end < 0 ? source.length : end + 1
}
