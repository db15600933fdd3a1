import { diagnosticIn, type Diagnostic, type Problem, type Remark } from '../../diagnostics/diagnostic.ts'
import { isRemark } from '../../diagnostics/severity.ts'
import { endOfIndented } from '../../read/yaml/yaml-hints.ts'

/** The word by which a comment gives that reason, in YAML behind `#` and in a body between braces. */
const reasonWord = '確認ずみ'

const comment = new RegExp(
  `(?:#|\\{/\\*)[ \\t\\u3000]*${reasonWord}[ \\t\\u3000]*(?:[:：][ \\t\\u3000]*([^\\n]*?))?[ \\t]*(?:\\*/\\}[ \\t]*)?$`,
  'u',
)

/** A reason with the lines for which it holds: its own, the next, or the whole of the text that begins there. */
type Reason = { line: number; last: number; reason: string; isUsed: boolean }

function reasonsIn(text: string): Reason[] {
  if (!text.includes(reasonWord)) return []
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const found = comment.exec(line)
    if (!found) return []
    const last = /[|>][-+]?[ \t]*#/.test(line) ? endOfIndented(lines, index) : index + 2
    return [{ line: index + 1, last, reason: (found[1] ?? '').trim(), isUsed: false }]
  })
}

/**
 * Parts what was found in a file into faults and remarks, and gives each remark the reason that the file states on its
 * line or the one above. A comment without a reason is a fault, and one without a remark is a remark.
 */
export function weigh(
  file: string,
  text: string,
  found: readonly Diagnostic[],
): { faults: Diagnostic[]; remarks: Remark[] } {
  const reasons = reasonsIn(text)
  const given = found.filter(isRemark).map((remark): Remark => {
    const own = reasons.find(({ line, last, reason }) => reason !== '' && remark.line >= line && remark.line <= last)
    if (!own) return remark
    own.isUsed = true
    return { ...remark, reason: own.reason }
  })
  const told = (problem: Problem, line: number) => diagnosticIn(file, problem, { line, column: 1 })
  return {
    faults: [
      ...found.filter((one) => !isRemark(one)),
      ...reasons.filter(({ reason }) => reason === '').map(({ line }) => told({ kind: 'reason-missing' }, line)),
    ],
    remarks: [
      ...given,
      ...reasons
        .filter(({ reason, isUsed }) => reason !== '' && !isUsed)
        .map(({ line, reason }) => told({ kind: 'reason-unneeded', details: { reason } }, line)),
    ],
  }
}
