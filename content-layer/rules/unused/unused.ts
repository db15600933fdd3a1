import type { LintedContent } from '../linted-content.ts'
import { type Diagnostic, diagnosticIn } from '../../diagnostics/diagnostic.ts'
import { positionOf } from '../../source/fields/collect-references.ts'
import { imagePath } from '../../source/fields/images-in-fields.ts'

/** Finds facts, notes and pictures that are not used. */
export function unusedDiagnostics({
  campaigns,
  months,
  images,
  pictures,
  shared,
  isComplete,
}: LintedContent): Diagnostic[] {
  if (!isComplete) return []
  const ofMonths = new Set(
    months.flatMap(({ statements = [] }) => statements.flatMap(({ facts }) => Object.keys(facts))),
  )
  const facts = campaigns.flatMap((entry) =>
    (entry.unusedFacts ?? [])
      .filter(({ value }) => ![...ofMonths].some((name) => name.startsWith(`${entry.id}の${value}`)))
      .map((fact): Diagnostic => ({ ...positionOf(fact), kind: 'fact-unused', details: { name: fact.value } })),
  )
  const visible = new Set(images.map(({ file, value }) => imagePath(file, value)))
  const used = new Set([...campaigns, ...months].flatMap(({ uses = [] }) => uses.map(({ value }) => value)))
  return [
    ...facts,
    ...[...pictures.keys()]
      .filter((picture) => !visible.has(picture))
      .map((picture) => diagnosticIn(picture, { kind: 'picture-unused' })),
    ...[...shared.values()]
      .filter(({ file }) => !used.has(file))
      .map(({ file, name }) => diagnosticIn(file, { kind: 'shared-unused', details: { name } })),
  ]
}
