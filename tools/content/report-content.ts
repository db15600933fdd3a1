import { groupBy } from '#domain/group-by.ts'
import { showInvisible } from '#domain/text/invisible-characters.ts'
import { noField, type Diagnostic, type Warning } from '#content-layer/diagnostics/diagnostic.ts'
import {
  describeDiagnostic,
  formatDiagnostic,
  completeSentence,
} from '#content-layer/diagnostics/describe-diagnostic.ts'
import { getSeverity } from '#content-layer/diagnostics/severity.ts'
import type { Content } from '#content-layer/load/read-content.ts'

const formatReason = (reason: string) => `確認ずみ: ${reason}`

function formatPosition({ line, column, field }: Diagnostic): string {
  return `${line}:${column}${field === noField ? '' : ` ${field}`}`
}

/** Formats diagnostics of one file with the same message: the first, and the positions of the others. */
function formatSameInFile([first, ...others]: readonly Diagnostic[]): string[] {
  if (!first) return []
  if (others.length === 0) return [formatDiagnostic(first)]
  return [formatDiagnostic(first), `  同じものが、ほかに${others.length}か所: ${others.map(formatPosition).join('、')}`]
}

/** Formats diagnostics of many files with the same message: the first, and one line for each of the others. */
function formatSameInFiles([first, ...others]: readonly Diagnostic[]): string[] {
  if (!first) return []
  return [
    formatDiagnostic(first),
    `  同じものが、ほかに${others.length}か所:`,
    ...others.map((other) => `    ${other.file}:${formatPosition(other)}`),
  ]
}

/** Number of files from which on a message is written once for all of them: they probably have one cause. */
const manyFiles = 3

/** Formats diagnostics, one a line. A message that a file, or many files, repeat is written once, with all positions. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string[] {
  const messageOf = (diagnostic: Diagnostic) => JSON.stringify(describeDiagnostic(diagnostic))
  const byMessage = groupBy(diagnostics, messageOf)
  const isInManyFiles = (same: readonly Diagnostic[]) => new Set(same.map(({ file }) => file)).size >= manyFiles
  const groups = groupBy(diagnostics, (diagnostic) => {
    const message = messageOf(diagnostic)
    return isInManyFiles(byMessage.get(message) ?? []) ? message : `${diagnostic.file} ${message}`
  })
  return [...groups.values()].flatMap((same) =>
    isInManyFiles(same) ? formatSameInFiles(same) : formatSameInFile(same),
  )
}

/** Prints every error and how many there are, and the number of unsuppressed warnings. Returns whether there is no error. */
export function reportContent({ diagnostics, warnings, months, campaigns }: Content): boolean {
  for (const line of formatDiagnostics(diagnostics)) console.log(line)
  console.log(
    diagnostics.length > 0
      ? `直すところが${diagnostics.length}件あります。`
      : `問題ありません（${months.length}か月、${campaigns.length}キャンペーン）。`,
  )
  const open = warnings.filter(({ reason }) => reason === undefined)
  if (open.length > 0)
    console.log(
      `\n確かめてほしいところが${open.length}件あります（公開は止まりません）。そのままでよければ、その行か上の行に「確認ずみ: 理由」と書きます（書き方は content/README.md）`,
    )
  return diagnostics.length === 0
}

/** Prints the open warnings and the number of suppressed ones, or all of them with their reasons. */
export function reportWarnings({ warnings }: Content, detail: 'open' | 'all' = 'open'): void {
  for (const line of formatDiagnostics(warnings.filter(({ reason }) => reason === undefined))) console.log(line)
  const suppressed = warnings.filter(({ reason }) => reason !== undefined)
  if (suppressed.length > 0)
    console.log(`\n確認ずみが${suppressed.length}件あります（npm run check -- --all で見られます）。`)
  if (detail === 'all')
    for (const warning of suppressed)
      console.log(`${formatDiagnostic(warning)}  （${showInvisible(formatReason(warning.reason ?? ''))}）`)
}

/** Returns every error and warning with its message and hint, as JSON for other programs. */
export function formatDiagnosticsAsJson({ diagnostics, warnings }: Content): string {
  const rows = [...diagnostics, ...warnings].map((diagnostic: Warning) => {
    const { file, line, column, field, kind, reason } = diagnostic
    const position = { file, line, column, field }
    const description = { kind, severity: getSeverity(kind), ...describeDiagnostic(diagnostic) }
    return { ...position, ...description, ...(reason !== undefined && { reason }) }
  })
  return JSON.stringify({ diagnostics: rows }, null, 2)
}

/** Escapes a text for a workflow command of GitHub Actions; a property must also escape its separators. */
function escapeAnnotation(text: string, isProperty: boolean): string {
  const escaped = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  return isProperty ? escaped.replaceAll(':', '%3A').replaceAll(',', '%2C') : escaped
}

function getAnnotationLevel({ kind, reason }: Warning): 'error' | 'warning' | 'notice' {
  if (getSeverity(kind) === 'error') return 'error'
  return reason === undefined ? 'warning' : 'notice'
}

/** Formats diagnostics as workflow commands of GitHub Actions. A suppressed warning is a notice. */
export function formatAnnotations({ diagnostics, warnings }: Content): string[] {
  return [...diagnostics, ...warnings].map((diagnostic: Warning) => {
    const { file, line, column, field, kind, reason } = diagnostic
    const { message, hint } = describeDiagnostic(diagnostic)
    const title = escapeAnnotation(`${field} ${kind}`, true)
    const properties = `file=${escapeAnnotation(file, true)},line=${line},col=${column},title=${title}`
    const suffix = reason === undefined ? '' : ` （${formatReason(reason)}）`
    const text = showInvisible(`${completeSentence(diagnostic, message)} → ${hint}${suffix}`)
    return `::${getAnnotationLevel(diagnostic)} ${properties}::${escapeAnnotation(text, false)}`
  })
}

/** Lists what was found on a line, and what was dropped by which step. `file` may omit the content folder. */
export function explainLine({ diagnostics, warnings, removed }: Content, file: string, line: number): string[] {
  const isHere = (diagnostic: Diagnostic) =>
    (diagnostic.file === file || diagnostic.file.endsWith(`/${file}`)) && diagnostic.line === line
  const shown = [...diagnostics, ...warnings].filter(isHere).map(formatDiagnostic)
  const hidden = removed
    .filter(({ diagnostic }) => isHere(diagnostic))
    .map(({ step, reason, diagnostic }) => `（出さない）${formatDiagnostic(diagnostic)}\n  ${step}: ${reason}`)
  return [...shown, ...hidden]
}
