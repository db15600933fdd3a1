import { blockNames, getBlock } from '#schemas/blocks.ts'
import type { BlockSource } from '#schemas/blocks/define-block.ts'

import { listBlocks, type BodyNode } from '../../entries/body.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** Reports data that the author provided but no visitor would see. */
export function checkUnshownFields(source: BlockSource, body: readonly BodyNode[]): FieldDiagnostic[] {
  const used = new Set(listBlocks(body).map(({ name }) => name))
  return blockNames.flatMap((name): FieldDiagnostic[] => {
    const { shows: field } = getBlock(name)
    if (field === undefined || !isGiven(source[field]) || used.has(name)) return []
    return [{ path: [field], kind: 'data-not-shown', details: { block: `<${name} />`, field } }]
  })
}
