import { groupBy } from '#domain/group-by.ts'

import { textLimits } from '../common/text-limits.ts'
import { describeDiagnostic } from './describe-diagnostic.ts'
import type { Diagnostic } from './diagnostic.ts'

/**
 * Returns at most `textLimits.diagnosticsPerKind` diagnostics of one kind in one file, in their order. In place of the
 * first one beyond that, a diagnostic reports how many were omitted. Review marks are not limited.
 */
export function limitPerKind(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const max = textLimits.diagnosticsPerKind
  const groups = groupBy(diagnostics, ({ file, kind }) => `${kind} ${file}`)
  /** The diagnostics beyond the limit, each with its replacement. */
  const replacements = new Map<Diagnostic, Diagnostic[]>()
  for (const group of groups.values()) {
    const [first, ...others] = group.slice(max)
    // A single one is shown, because the diagnostic that reports its omission would not be shorter.
    if (!first || others.length === 0 || first.kind === 'not-reviewed') continue
    replacements.set(first, [reportOmitted(first, others.length + 1)])
    for (const other of others) replacements.set(other, [])
  }
  return diagnostics.flatMap((diagnostic) => replacements.get(diagnostic) ?? [diagnostic])
}

/** Returns the diagnostic that reports, in place of `first`, how many of its kind are omitted. */
function reportOmitted(first: Diagnostic, count: number): Diagnostic {
  return { ...first, kind: 'more-of-a-kind', details: { again: describeDiagnostic(first).message, count } }
}
