import { categories } from '#content-layer/diagnostics/registry.ts'
import type { DiagnosticKind } from '#content-layer/diagnostics/diagnostic.ts'
import type { Category, Rationale } from '#content-layer/diagnostics/message.ts'

/** Returns the rationale of a rule: its own, or that of its category. */
export function getRationale(kind: DiagnosticKind): Rationale {
  const list: readonly Category[] = categories
  const category = list.find(({ kinds }) => kind in kinds)
  if (!category) throw new Error(`the rule ${kind} is in no category`)
  const { reason = category.reason, source = category.source } = category.kinds[kind] ?? {}
  return { reason, source }
}

/** Returns the kinds of a category, in the order of the guide. */
export function listKinds({ kinds }: { kinds: object }): DiagnosticKind[] {
  return Object.keys(kinds) as DiagnosticKind[]
}
