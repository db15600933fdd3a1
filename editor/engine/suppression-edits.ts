import type { EditorDiagnostic } from './engine-client.ts'

/** Returns a reason in the form that a comment can contain: on one line, and without what would end the comment. */
export function reasonForComment(reason: string): string {
  return reason.replaceAll(/\s+/g, ' ').replaceAll('*/', '＊／').trim()
}

/** Returns whether a line, counted from 0, is in MDX and not in YAML. */
function isInBody(file: string, lines: readonly string[], line: number): boolean {
  // A shared text has no fields.
  if (file.startsWith('shared/')) return true
  if (!file.endsWith('.mdx')) return false
  const endOfFields = lines.findIndex((text, index) => index > 0 && /^---[ \t]*$/.test(text))
  return endOfFields >= 0 && line > endOfFields
}

function appendTo(lines: readonly string[], line: number, comment: string): string[] {
  return lines.with(line, `${(lines[line] ?? '').trimEnd()} ${comment}`)
}

function insertAbove(lines: readonly string[], line: number, comment: string): string[] {
  const indent = /^[ \t]*/.exec(lines[line] ?? '')?.[0] ?? ''
  return lines.toSpliced(line, 0, `${indent}${comment}`)
}

/** Returns the line, from 0, of the field whose multi-line text contains a line; undefined if there is none. */
function lineOfTextField(lines: readonly string[], line: number): number | undefined {
  const indentOf = (text: string) => /^ */.exec(text)?.[0].length ?? 0
  const indent = indentOf(lines[line] ?? '')
  const parent = lines.findLastIndex((text, index) => index < line && text.trim() !== '' && indentOf(text) < indent)
  return parent >= 0 && /[|>][-+]?[ \t]*$/.test(lines[parent] ?? '') ? parent : undefined
}

/**
 * Returns the text of a warning's file with a comment that suppresses the warning, once for each line that may be able
 * to contain the comment, the best first. `Engine.confirm` checks which of them suppresses the warning.
 */
export function suppressionEdits(text: string, { file, line }: EditorDiagnostic, reason: string): string[] {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(lineEnd)
  const index = line - 1
  if (lines[index] === undefined) return []
  const suppression = `確認ずみ: ${reasonForComment(reason)}`
  const edits: string[][] = []
  if (isInBody(file, lines, index)) {
    const comment = `{/* ${suppression} */}`
    edits.push(insertAbove(lines, index, comment), appendTo(lines, index, comment))
  } else {
    const comment = `# ${suppression}`
    const textField = lineOfTextField(lines, index)
    if (textField !== undefined) edits.push(appendTo(lines, textField, comment))
    edits.push(appendTo(lines, index, comment), insertAbove(lines, index, comment))
  }
  return edits.map((edited) => edited.join(lineEnd))
}
