import { diagnosticIn, type Diagnostic, type Problem } from '../../diagnostics/diagnostic.ts'
import { textLimits } from '../../common/text-limits.ts'

/** A line `---`, above or below the fields. */
const fence = /^---[ \t]*$/

/** A line that was intended as `---`: too few or too many dashes, or those of a Japanese keyboard. */
const likeFence = /^[ \t\u3000]*[-\u2010-\u2015\u2212\u30fc\uff0d\uff70]{2,}[ \t\u3000]*$/u

/** A line of YAML: an item of a list, or a field. */
const yamlLine = /^(?:- |[A-Za-z]\w*:(?: |$))/

/**
 * The fields (YAML) and the body (MDX) of a campaign's file. Each has blank lines in place of the other, so that its
 * positions are those in the file.
 */
export type CampaignSource = { fields: string; body: string }

/** The source of a campaign's file, or the diagnostics of a file that cannot be split or is too large. */
type Split = { source: CampaignSource; diagnostics: [] } | { source?: undefined; diagnostics: Diagnostic[] }

/** Returns the first line of a body if that is a field below which a further line `---` ends the fields. */
function findFieldInBody(lines: readonly string[], endOfFields: number): string | undefined {
  const first = lines.findIndex((line, index) => index > endOfFields && line.trim() !== '')
  const isField = yamlLine.test(lines[first] ?? '')
  return isField && lines.some((line, index) => index > first && fence.test(line)) ? lines[first] : undefined
}

function sizeDiagnostics(file: string, text: string, limit: number): Diagnostic[] {
  const size = new TextEncoder().encode(text).length
  if (size <= limit) return []
  return [diagnosticIn(file, { kind: 'too-large', details: { size: Math.ceil(size / 1024), limit: limit / 1024 } })]
}

/** Splits a campaign's file into its fields, between two lines `---` at the top, and its body. */
export function splitFrontMatter(file: string, text: string): Split {
  const refuse = (problem: Problem, line: number): Split => ({
    diagnostics: [diagnosticIn(file, problem, { line, column: 1 })],
  })
  const lines = text.split('\n')
  const isOpened = fence.test(lines[0] ?? '')
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line))
  if (!isOpened || end < 0) {
    const first = isOpened ? 1 : 0
    const intended = lines.findIndex((line, index) => index >= first && likeFence.test(line) && !fence.test(line))
    return refuse({ kind: isOpened ? 'fields-not-closed' : 'fields-missing' }, Math.max(intended, 0) + 1)
  }
  const actual = findFieldInBody(lines, end)
  if (actual !== undefined) return refuse({ kind: 'fields-in-body', details: { actual } }, end + 1)
  const fields = `\n${lines.slice(1, end).join('\n')}\n`
  const body = lines.slice(end + 1).join('\n')
  const diagnostics = [
    ...sizeDiagnostics(file, fields, textLimits.yamlBytes),
    ...sizeDiagnostics(file, body, textLimits.mdxBytes),
  ]
  if (diagnostics.length > 0) return { diagnostics }
  return { source: { fields, body: '\n'.repeat(end + 1) + body }, diagnostics: [] }
}
