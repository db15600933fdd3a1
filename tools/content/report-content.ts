import { groupBy } from '#domain/group-by.ts'
import { showInvisible } from '#schemas/invisible-characters.ts'
import type { Diagnostic, Warning } from '#content-layer/diagnostics/diagnostic.ts'
import { describeDiagnostic, formatDiagnostic, sentenceOf } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { severityOf } from '#content-layer/diagnostics/severity.ts'
import type { Content } from '#content-layer/load/read-content.ts'

const texts = {
  errorCount: (count: number) => `直すところが${count}件あります。`,
  noErrors: (months: number, campaigns: number) => `問題ありません（${months}か月、${campaigns}キャンペーン）。`,
  warningCount: (count: number) =>
    `確かめてほしいところが${count}件あります（公開は止まりません）。そのままでよければ、その行か上の行に「確認ずみ: 理由」と書きます（書き方は content/README.md）`,
  suppressedCount: (count: number) => `確認ずみが${count}件あります（npm run check -- --all で見られます）。`,
  alsoAt: (positions: readonly string[]) => `  同じものが、ほかに${positions.length}か所: ${positions.join('、')}`,
  reason: (reason: string) => `確認ずみ: ${reason}`,
}

/**
 * Formats diagnostics, one per line. Those with the same message in one file follow the first one as `line:column
 * field`.
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string[] {
  const same = groupBy(diagnostics, (diagnostic) => JSON.stringify([diagnostic.file, describeDiagnostic(diagnostic)]))
  return [...same.values()].flatMap(([first, ...others]) => [
    ...(first ? [formatDiagnostic(first)] : []),
    ...(others.length > 0
      ? [texts.alsoAt(others.map(({ line, column, field }) => `${line}:${column}${field === '-' ? '' : ` ${field}`}`))]
      : []),
  ])
}

/** Prints every error and how many there are, and the number of unsuppressed warnings. Returns whether there is no error. */
export function reportContent({ diagnostics, warnings, months, campaigns }: Content): boolean {
  for (const line of formatDiagnostics(diagnostics)) console.log(line)
  console.log(
    diagnostics.length > 0 ? texts.errorCount(diagnostics.length) : texts.noErrors(months.length, campaigns.length),
  )
  const open = warnings.filter(({ reason }) => reason === undefined)
  if (open.length > 0) console.log(`\n${texts.warningCount(open.length)}`)
  return diagnostics.length === 0
}

/**
 * Prints every unsuppressed warning and the number of the others, or all warnings with the reasons of their
 * suppressions.
 */
export function reportWarnings({ warnings }: Content, detail: 'open' | 'all' = 'open'): void {
  for (const line of formatDiagnostics(warnings.filter(({ reason }) => reason === undefined))) console.log(line)
  const suppressed = warnings.filter(({ reason }) => reason !== undefined)
  if (suppressed.length > 0) console.log(`\n${texts.suppressedCount(suppressed.length)}`)
  if (detail === 'all')
    for (const warning of suppressed)
      console.log(`${formatDiagnostic(warning)}  （${showInvisible(texts.reason(warning.reason ?? ''))}）`)
}

/** Returns every error and warning with its message and hint, as JSON for other programs. */
export function diagnosticsAsJson({ diagnostics, warnings }: Content): string {
  const rows = [...diagnostics, ...warnings].map((diagnostic: Warning) => {
    const { file, line, column, field, kind, reason } = diagnostic
    const position = { file, line, column, field }
    const description = { kind, severity: severityOf(kind), ...describeDiagnostic(diagnostic) }
    return { ...position, ...description, ...(reason !== undefined && { reason }) }
  })
  return JSON.stringify({ diagnostics: rows }, null, 2)
}

/** Escapes a text for a workflow command of GitHub Actions; a property must also escape its separators. */
function escapeAnnotation(text: string, isProperty: boolean): string {
  const escaped = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  return isProperty ? escaped.replaceAll(':', '%3A').replaceAll(',', '%2C') : escaped
}

function annotationLevel({ kind, reason }: Warning): 'error' | 'warning' | 'notice' {
  if (severityOf(kind) === 'error') return 'error'
  return reason === undefined ? 'warning' : 'notice'
}

/**
 * Formats every error and warning as a workflow command of GitHub Actions, which shows it next to its line in a pull
 * request: an error, a warning, or a notice for a suppressed warning.
 */
export function diagnosticsAsAnnotations({ diagnostics, warnings }: Content): string[] {
  return [...diagnostics, ...warnings].map((diagnostic: Warning) => {
    const { file, line, column, field, kind, reason } = diagnostic
    const { message, hint } = describeDiagnostic(diagnostic)
    const title = escapeAnnotation(`${field} ${kind}`, true)
    const properties = `file=${escapeAnnotation(file, true)},line=${line},col=${column},title=${title}`
    const suffix = reason === undefined ? '' : ` （${texts.reason(reason)}）`
    const text = showInvisible(`${sentenceOf(diagnostic, message)} → ${hint}${suffix}`)
    return `::${annotationLevel(diagnostic)} ${properties}::${escapeAnnotation(text, false)}`
  })
}

/**
 * Explains the results of the check for a line of a file, one text line each: its diagnostics, and those that were
 * dropped or rephrased, with the step that did so. `file` may omit the content folder.
 */
export function explainLine({ diagnostics, warnings, removed }: Content, file: string, line: number): string[] {
  const isHere = (diagnostic: Diagnostic) =>
    (diagnostic.file === file || diagnostic.file.endsWith(`/${file}`)) && diagnostic.line === line
  const shown = [...diagnostics, ...warnings].filter(isHere).map(formatDiagnostic)
  const hidden = removed
    .filter(({ diagnostic }) => isHere(diagnostic))
    .map(({ step, reason, diagnostic }) => `（出さない）${formatDiagnostic(diagnostic)}\n  ${step}: ${reason}`)
  return [...shown, ...hidden]
}
