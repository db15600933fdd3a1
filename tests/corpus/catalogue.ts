import { categories } from '#content-layer/diagnostics/registry.ts'
import type { DiagnosticKind } from '#content-layer/diagnostics/diagnostic.ts'
import type { Category, Rationale } from '#content-layer/diagnostics/message.ts'

/** The ground of a rule: its own, or that of its chapter. */
export function groundOf(kind: DiagnosticKind): Rationale {
  const all: readonly Category[] = categories
  const chapter = all.find(({ kinds }) => kind in kinds)
  if (!chapter) throw new Error(`the rule ${kind} stands in no chapter`)
  const { reason = chapter.reason, source = chapter.source } = chapter.kinds[kind] ?? {}
  return { reason, source }
}

/** The kinds of a chapter, in the order of the guide. */
export function kindsOf({ kinds }: { kinds: object }): DiagnosticKind[] {
  return Object.keys(kinds) as DiagnosticKind[]
}
