import type { Whole } from '../whole.ts'
import { type Diagnostic, diagnosticIn } from '../../diagnostics/diagnostic.ts'
import { placeOf, imagePath } from '../../read/fields/collect.ts'

/** Facts, notes and pictures that nothing states, uses or shows. */
export function unusedDiagnostics({ campaigns, months, images, pictures, shared, isWhole }: Whole): Diagnostic[] {
  if (!isWhole) return []
  const ofMonths = new Set(
    months.flatMap(({ statements = [] }) => statements.flatMap(({ facts }) => Object.keys(facts))),
  )
  const facts = campaigns.flatMap((unit) =>
    (unit.unusedFacts ?? [])
      .filter(({ value }) => ![...ofMonths].some((name) => name.startsWith(`${unit.id}の${value}`)))
      .map((fact): Diagnostic => ({ ...placeOf(fact), kind: 'fact-unused', details: { name: fact.value } })),
  )
  const shown = new Set(images.map(({ file, value }) => imagePath(file, value)))
  const used = new Set([...campaigns, ...months].flatMap(({ uses = [] }) => uses.map(({ value }) => value)))
  return [
    ...facts,
    ...[...pictures.keys()]
      .filter((picture) => !shown.has(picture))
      .map((picture) => diagnosticIn(picture, { kind: 'picture-unused' })),
    ...[...shared.values()]
      .filter(({ file }) => !used.has(file))
      .map(({ file, name }) => diagnosticIn(file, { kind: 'shared-unused', details: { name } })),
  ]
}
