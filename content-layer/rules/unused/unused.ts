import { type Diagnostic, diagnosticIn } from '../../diagnostics/diagnostic.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import { imagePath } from '../../source/fields/images-in-fields.ts'
import type { LintedContent } from '../linted-content.ts'

/** Finds declared facts that neither the campaign's sentences nor those of its month state. */
function unusedFacts({ campaigns, months }: LintedContent): Diagnostic[] {
  const statements = months.flatMap((month) => month.statements ?? [])
  const statedByMonths = new Set(statements.flatMap(({ facts }) => Object.keys(facts)))
  return campaigns.flatMap(({ id, unusedFacts: facts = [] }) =>
    facts
      .filter(({ value }) => ![...statedByMonths].some((name) => name.startsWith(`${id}の${value}`)))
      .map((fact): Diagnostic => ({ ...pickPosition(fact), kind: 'fact-unused', details: { name: fact.value } })),
  )
}

function unusedImages({ images, pictures }: LintedContent): Diagnostic[] {
  const shown = new Set(images.map(({ file, value }) => imagePath(file, value)))
  const unused = [...pictures.keys()].filter((picture) => !shown.has(picture))
  return unused.map((picture) => diagnosticIn(picture, { kind: 'picture-unused' }))
}

function unusedSharedTexts({ campaigns, months, shared }: LintedContent): Diagnostic[] {
  const used = new Set([...campaigns, ...months].flatMap(({ uses = [] }) => uses.map(({ value }) => value)))
  const unused = [...shared.values()].filter(({ file }) => !used.has(file))
  return unused.map(({ file, name }) => diagnosticIn(file, { kind: 'shared-unused', details: { name } }))
}

/** Finds facts, pictures and shared texts that are not used. Something unreadable might use them. */
export function checkUnusedContent(content: LintedContent): Diagnostic[] {
  if (!content.isComplete) return []
  return [...unusedFacts(content), ...unusedImages(content), ...unusedSharedTexts(content)]
}
