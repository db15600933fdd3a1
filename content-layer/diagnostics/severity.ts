import type { DiagnosticKind } from './diagnostic.ts'
import type { KindRow, Severity } from './message.ts'
import { kinds } from './registry.ts'

export function getSeverity(kind: DiagnosticKind): Severity {
  const row: KindRow = kinds[kind]
  return row.severity ?? 'error'
}

/** Returns whether a diagnostic is about a change to the published version. */
export function isAboutChange({ kind }: { kind: DiagnosticKind }): boolean {
  const row: KindRow = kinds[kind]
  return row.isAboutChange === true
}

/** Returns whether a diagnostic does not stop a build. */
export function isWarning({ kind }: { kind: DiagnosticKind }): boolean {
  return getSeverity(kind) === 'warning'
}
