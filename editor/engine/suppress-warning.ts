import type { EditorDiagnostic } from './engine-client.ts'

/** Formats a reason for a comment: on one line, and without the characters that would end the comment. */
function formatReason(reason: string): string {
  return reason.replaceAll(/\s+/g, ' ').replaceAll('*/', '＊／').trim()
}

/** A line of a file: all lines, and the index of this line, from 0. */
type Line = { lines: readonly string[]; index: number }

/** Returns whether a line is in the MDX of a file and not in its YAML. */
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
 * to contain the comment, the best first.
 */
export function listSuppressionEdits(text: string, warning: EditorDiagnostic, reason: string): string[] {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(lineEnd)
  const line = { lines, index: warning.line - 1 }
  if (lines[line.index] === undefined) return []
  const suppression = `確認ずみ: ${formatReason(reason)}`
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

/** A warning to suppress, and the diagnostics of its content before and after an edit of the warning's file. */
type SuppressionRequest = {
  warning: EditorDiagnostic
  reason: string
  diagnostics: readonly EditorDiagnostic[]
  checkText: (text: string) => Promise<readonly EditorDiagnostic[]>
}

function countUnsuppressed(diagnostics: readonly EditorDiagnostic[]): number {
  return diagnostics.filter((diagnostic) => diagnostic.reason === undefined).length
}

/**
 * Adds a comment that suppresses a warning to the text of its file. Not every line can contain a comment, so each
 * possible edit is checked; one that also suppresses other warnings is the last resort. Undefined if no edit works.
 */
export async function suppressWarning(
  text: string,
  { warning, reason, diagnostics, checkText }: SuppressionRequest,
): Promise<string | undefined> {
  const comment = formatReason(reason)
  const isSuppressed = ({ kind, field, reason: given }: EditorDiagnostic) =>
    kind === warning.kind && field === warning.field && given === comment
  let withOthers: string | undefined
  for (const edited of listSuppressionEdits(text, warning, reason)) {
    const after = await checkText(edited)
    const suppressed = after.some(isSuppressed) ? countUnsuppressed(diagnostics) - countUnsuppressed(after) : 0
    if (suppressed === 1) return edited
    if (suppressed > 1) withOthers ??= edited
  }
  return withOthers
}
