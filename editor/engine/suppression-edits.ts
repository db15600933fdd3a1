import type { EditorDiagnostic } from './engine-client.ts'

/** Returns a reason in the form that a comment can contain: on one line, and without what would end the comment. */
export function reasonForComment(reason: string): string {
  return reason.replaceAll(/\s+/g, ' ').replaceAll('*/', '＊／').trim()
}

/** A line of a file: all lines, and the index of this one, from 0. */
type Line = { lines: readonly string[]; index: number }

/** Returns whether a line is in MDX and not in YAML. */
function isInBody(file: string, { lines, index }: Line): boolean {
  // A shared text has no fields.
  if (file.startsWith('shared/')) return true
  if (!file.endsWith('.mdx')) return false
  const endOfFields = lines.findIndex((text, other) => other > 0 && /^---[ \t]*$/.test(text))
  return endOfFields >= 0 && index > endOfFields
}

function appendTo({ lines, index }: Line, comment: string): string[] {
  return lines.with(index, `${(lines[index] ?? '').trimEnd()} ${comment}`)
}

function insertAbove({ lines, index }: Line, comment: string): string[] {
  const indent = /^[ \t]*/.exec(lines[index] ?? '')?.[0] ?? ''
  return lines.toSpliced(index, 0, `${indent}${comment}`)
}

/** Matches the end of a line whose field has its text on the lines below: `title: |-`. */
const blockHeader = /[|>][-+]?[ \t]*$/

/** Returns the line of the field whose text of several lines contains a line; undefined if there is none. */
function findTextField({ lines, index }: Line): Line | undefined {
  const indentOf = (text: string) => text.search(/[^ ]|$/)
  const indent = indentOf(lines[index] ?? '')
  const parent = lines.findLastIndex((text, other) => other < index && text.trim() !== '' && indentOf(text) < indent)
  return blockHeader.test(lines[parent] ?? '') ? { lines, index: parent } : undefined
}

/**
 * Returns the text of a warning's file with a comment that suppresses the warning, once for each line that may be able
 * to contain the comment, the best first. `Engine.confirm` checks which of them suppresses the warning.
 */
export function suppressionEdits(text: string, warning: EditorDiagnostic, reason: string): string[] {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(lineEnd)
  const line = { lines, index: warning.line - 1 }
  if (lines[line.index] === undefined) return []
  const suppression = `確認ずみ: ${reasonForComment(reason)}`
  const edits: string[][] = []
  if (isInBody(warning.file, line)) {
    const comment = `{/* ${suppression} */}`
    edits.push(insertAbove(line, comment), appendTo(line, comment))
  } else {
    const comment = `# ${suppression}`
    const textField = findTextField(line)
    if (textField) edits.push(appendTo(textField, comment))
    edits.push(appendTo(line, comment), insertAbove(line, comment))
  }
  return edits.map((edited) => edited.join(lineEnd))
}
