import type { EditorDiagnostic } from './engine-client.ts'

/** Returns a reason in the form that a comment can contain: on one line, and without what would end the comment. */
export function plainReason(reason: string): string {
  return reason.replaceAll(/\s+/g, ' ').replaceAll('*/', '＊／').trim()
}

/** Returns the line, from 0, above a body: -1 for a shared text, the number of lines for a file without a body. */
function startOfBody(file: string, lines: readonly string[]): number {
  if (file.startsWith('shared/')) return -1
  if (!file.endsWith('.mdx')) return lines.length
  const end = lines.findIndex((line, index) => index > 0 && /^---[ \t]*$/.test(line))
  return end < 0 ? lines.length : end
}

/** Returns the line, from 0, with the field of the multi-line text that contains this line. */
function headOfText(lines: readonly string[], line: number): number | undefined {
  const indent = (text: string) => /^ */.exec(text)?.[0].length ?? 0
  const indentation = indent(lines[line] ?? '')
  const head = lines.findLastIndex((text, index) => index < line && text.trim() !== '' && indent(text) < indentation)
  return head >= 0 && /[|>][-+]?[ \t]*$/.test(lines[head] ?? '') ? head : undefined
}

/**
 * Returns the file with a suppression of a warning, in each possible form, best first: not every line can contain a
 * comment, so each has to be tried.
 */
export function suppressionEdits(text: string, { file, line }: EditorDiagnostic, reason: string): string[] {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(lineEnd)
  const at = line - 1
  const suppression = `確認ずみ: ${plainReason(reason)}`
  const behind = (index: number, comment: string) => lines.with(index, `${(lines[index] ?? '').trimEnd()} ${comment}`)
  const above = (comment: string) => {
    const indent = /^[ \t]*/.exec(lines[at] ?? '')?.[0] ?? ''
    return lines.toSpliced(at, 0, `${indent}${comment}`)
  }
  if (lines[at] === undefined) return []
  const inBody = at > startOfBody(file, lines)
  const comment = inBody ? `{/* ${suppression} */}` : `# ${suppression}`
  const head = inBody ? undefined : headOfText(lines, at)
  const ways = inBody
    ? [above(comment), behind(at, comment)]
    : [...(head === undefined ? [] : [behind(head, comment)]), behind(at, comment), above(comment)]
  return ways.map((way) => way.join(lineEnd))
}
