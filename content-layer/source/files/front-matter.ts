import { diagnosticIn, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { textLimits } from '../../common/text-limits.ts'

const fence = /^---[ \t]*$/

/** A line that was intended as `---`: too few or too many dashes, or those of a Japanese keyboard. */
const likeFence = /^[ \t\u3000]*[-\u2010-\u2015\u2212\u30fc\uff0d\uff70]{2,}[ \t\u3000]*$/u

/**
 * The two parts of a campaign's file. Each part has blank lines in place of the other, so that positions in a part are
 * positions in the file.
 */
export type CampaignParts = { fields: string; body: string }

function exceeds(file: string, text: string, limit: number): Diagnostic[] {
  const size = new TextEncoder().encode(text).length
  return size > limit
    ? [diagnosticIn(file, { kind: 'too-large', details: { size: Math.ceil(size / 1024), limit: limit / 1024 } })]
    : []
}

/**
 * Splits a campaign's file into its fields, between two lines `---` at the top, and its body, or reports which of the
 * lines is missing.
 */
export function splitFrontMatter(
  file: string,
  text: string,
): { parts: CampaignParts; diagnostics: Diagnostic[] } | { parts?: undefined; diagnostics: Diagnostic[] } {
  const lines = text.split('\n')
  const isOpened = fence.test(lines[0] ?? '')
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line))
  if (!isOpened || end < 0) {
    const from = isOpened ? 1 : 0
    const intendedFence = lines.findIndex((line, index) => index >= from && likeFence.test(line) && !fence.test(line))
    const position = { line: Math.max(intendedFence, 0) + 1, column: 1 }
    return { diagnostics: [diagnosticIn(file, { kind: isOpened ? 'fields-not-closed' : 'fields-missing' }, position)] }
  }
  const first = lines.findIndex((line, index) => index > end && line.trim() !== '')
  const actual = lines[first] ?? ''
  if (/^(?:- |[A-Za-z]\w*:(?: |$))/.test(actual) && lines.some((line, index) => index > first && fence.test(line)))
    return {
      diagnostics: [diagnosticIn(file, { kind: 'fields-in-body', details: { actual } }, { line: end + 1, column: 1 })],
    }
  const fields = `\n${lines.slice(1, end).join('\n')}\n`
  const body = lines.slice(end + 1).join('\n')
  return {
    parts: { fields, body: '\n'.repeat(end + 1) + body },
    diagnostics: [...exceeds(file, fields, textLimits.yamlBytes), ...exceeds(file, body, textLimits.mdxBytes)],
  }
}
