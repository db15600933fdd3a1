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
  const limited = new Map<Diagnostic, Diagnostic[]>()
  for (const group of groups.values()) {
    // One more is shown, because the diagnostic that reports its omission would not be shorter.
    if (group.length <= max + 1 || group[0]?.kind === 'not-reviewed') continue
    for (const [index, diagnostic] of group.entries()) {
      if (index === max) limited.set(diagnostic, [moreOfKind(diagnostic, group.length - max)])
      if (index > max) limited.set(diagnostic, [])
    }
  }
  return diagnostics.flatMap((diagnostic) => limited.get(diagnostic) ?? [diagnostic])
}

/** Returns the diagnostic that reports, in place of `first`, how many of its kind are omitted. */
function moreOfKind(first: Diagnostic, count: number): Diagnostic {
  return { ...first, kind: 'more-of-a-kind', details: { again: describeDiagnostic(first).message, count } }
}
