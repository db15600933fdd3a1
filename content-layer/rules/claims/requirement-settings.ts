import { blockNames, isBlockName } from '#schemas/blocks.ts'
import type { Requirement } from '#schemas/files/requirements.ts'

import { suggest } from '../../diagnostics/suggest.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/**
 * Finds mistakes in `requirements.yaml` that each page would otherwise be blamed for: a requirement that nothing meets,
 * because it names nothing or a block that does not exist, and an id that two requirements have.
 */
export function checkRequirementSettings(requirements: readonly Requirement[]): FieldDiagnostic[] {
  return requirements.flatMap(({ id, facts, words, blocks }, index): FieldDiagnostic[] => {
    const path = ['requirements', index]
    const isRepeated = requirements.findIndex((other) => other.id === id) < index
    const isEmpty = facts.length + words.length + blocks.length === 0
    return [
      ...(isRepeated ? [{ path: [...path, 'id'], kind: 'duplicate-id', details: { actual: id } } as const] : []),
      ...(isEmpty ? [{ path, kind: 'requirement-of-nothing' } as const] : []),
      ...blocks.flatMap((name, block): FieldDiagnostic[] =>
        isBlockName(name)
          ? []
          : [
              {
                path: [...path, 'blocks', block],
                kind: 'unknown-block',
                details: { name, ...suggest(name, blockNames) },
              },
            ],
      ),
    ]
  })
}
