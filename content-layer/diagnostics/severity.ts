import { kinds } from './registry.ts'
import type { DiagnosticKind } from './diagnostic.ts'
import type { KindRow, Severity } from './message.ts'

/** How serious a kind of diagnostic is. */
export function severityOf(kind: DiagnosticKind): Severity {
  const row: KindRow = kinds[kind]
  return row.severity ?? 'error'
}

/** True for diagnostics about a change to the published version. */
export function isOfEdit({ kind }: { kind: DiagnosticKind }): boolean {
  const row: KindRow = kinds[kind]
  return row.isOfEdit === true
}

/** True for what stops nothing. */
export function isWarning({ kind }: { kind: DiagnosticKind }): boolean {
  return severityOf(kind) === 'warning'
}
