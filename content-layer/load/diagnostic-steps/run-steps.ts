import type { Diagnostic, Removed } from '../../diagnostics/diagnostic.ts'

/** A step that drops or replaces diagnostics. */
export type Step<Context> = {
  name: string
  /** Explains the step to an author who runs `npm run check -- --explain FILE:LINE`. */
  reason: string
  apply: (diagnostics: readonly Diagnostic[], context: Context) => readonly Diagnostic[]
}

/** Applies steps in order. Returns the remaining diagnostics, and those that each step removed. */
export function runSteps<Context>(
  steps: readonly Step<Context>[],
  diagnostics: readonly Diagnostic[],
  context: Context,
): { diagnostics: Diagnostic[]; removed: Removed[] } {
  const removed: Removed[] = []
  let current = diagnostics
  for (const { name, reason, apply } of steps) {
    const next = apply(current, context)
    const remaining = new Set(next)
    for (const diagnostic of current) if (!remaining.has(diagnostic)) removed.push({ step: name, reason, diagnostic })
    current = next
  }
  return { diagnostics: [...current], removed }
}
