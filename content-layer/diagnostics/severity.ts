import { diagnosticIn, type Diagnostic, type DiagnosticKind, type Problem } from './diagnostic.ts'
import { endOfIndented } from '../read/yaml/yaml-hints.ts'

/** A fault stops a build. A remark asks somebody to look, and stops nothing. */
export type Severity = 'fault' | 'remark'

const remarks: ReadonlySet<DiagnosticKind> = new Set<DiagnosticKind>([
  'address-twice',
  'alt-twice',
  'alt-without-words',
  'body-copied',
  'claim-without-basis',
  'eighth-day-unsaid',
  'end-at-midnight',
  'entry-not-needed',
  'grant-late',
  'item-twice',
  'limit-folded',
  'link-to-ended',
  'link-tracked',
  'month-copied',
  'picture-twice',
  'premium-too-high',
  'publish-after-start',
  'publish-long-before',
  'rate-unusual',
  'reason-unneeded',
  'shop-with-two-rates',
  'start-at-last-minute',
  'svg-text-font',
  'urgency-repeated',
  'urgency-too-short',
  'urgency-without-period',
  'promise-too-much',
  'price-without-tax',
  'sample-text',
  'odd-punctuation',
  'fact-in-brackets',
  'quoted-term',
  'fact-twice',
  'grant-day-as-end',
  'season-unfit',
  'table-mixed',
  'heading-without-text',
  'said-twice',
  'link-says-nothing',
  'page-contradicts',
  'entry-label',
  'entry-way-elsewhere',
  'entry-offer-differs',
  'entry-offer-unknown',
  'tag-too-long',
  'value-nought',
  'item-points-unusual',
  'logo-missing',
  'picture-draft',
  'picture-named-twice',
  'pictures-swapped',
  'affiliate-twice',
  'other-shop-named',
  'text-copied',
  'campaigns-mixed',
  'month-contradicted',
  'unit-unusual',
  'fact-unused',
  'value-impossible',
  'note-unused',
  'picture-unused',
  'link-of-other-month',
  'stores-alike',
  'store-swapped',
  'case-swapped',
  'example-rate-low',
  'years-and-payments',
  'end-at-noon',
  'year-far-off',
])

/** How serious a kind of diagnostic is. */
export function severityOf(kind: DiagnosticKind): Severity {
  return remarks.has(kind) ? 'remark' : 'fault'
}

/** True for what stops nothing. */
export function isRemark({ kind }: { kind: DiagnosticKind }): boolean {
  return severityOf(kind) === 'remark'
}

/** A remark, and the reason for which somebody has declared that all is well. */
export type Remark = Diagnostic & { reason?: string }

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
