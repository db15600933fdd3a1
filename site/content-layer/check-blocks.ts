import { blockSchemas } from '#schemas/blocks.ts'

import { bindProps, fieldFor, type BindingSource } from './bindings.ts'
import { blocksIn, type BodyNode } from './body.ts'
import { collectReferences, type References } from './collect.ts'
import type { Fault } from './fault.ts'
import type { MdxFile } from './parse-mdx.ts'
import { placeFaults, validate, type FieldFault } from './validate.ts'

type Block = Extract<BodyNode, { type: 'block' }>

function tableFaults({ name, props }: Block): FieldFault[] {
  if (name !== 'RateTable') return []
  const { columns, rows } = props as { columns: string[]; rows: string[][] }
  return rows.flatMap((cells, index) =>
    cells.length === columns.length
      ? []
      : [{ path: ['rows', index], kind: 'table-width', details: { row: index + 1, got: cells.length, expected: columns.length } }],
  )
}

/** Tells of a missing property that the campaign's YAML could have given. */
function explainUnfilled(fault: FieldFault, { name, props }: Block, yamlFile: string): FieldFault {
  const property = String(fault.path[0])
  const from = fieldFor(name, property)
  const isUnfilled = fault.path.length === 1 && props[property] === undefined && from !== undefined
  return isUnfilled ? { ...fault, kind: 'block-unfilled', details: { name, field: property, from, file: yamlFile } } : fault
}

function checkBlock(file: string, mdx: MdxFile, block: Block, source: BindingSource, yamlFile: string) {
  const written = block.props
  const placeOf = (path: readonly PropertyKey[]) => mdx.placeOf(block, path)
  const { data, faults } = validate(blockSchemas[block.name].props, bindProps(block.name, written, source))
  if (data) block.props = data
  const found = data ? tableFaults(block) : faults.map((fault) => explainUnfilled(fault, block, yamlFile))
  const placed = placeFaults(file, found, placeOf)
  return {
    faults: placed.map((fault) => ({ ...fault, field: `${block.name}.${fault.field}` })),
    references: data ? [collectReferences(file, written, placeOf)] : [],
  }
}

/**
 * Fills every block of a body from its campaign and checks it against its schema. The blocks' props become
 * the checked ones; faults stand where the property is written, or at the block.
 */
export function checkBlocks(file: string, mdx: MdxFile, source: BindingSource, yamlFile: string): { faults: Fault[]; references: References[] } {
  const results = blocksIn(mdx.body).map((block) => checkBlock(file, mdx, block, source, yamlFile))
  return { faults: results.flatMap(({ faults }) => faults), references: results.flatMap(({ references }) => references) }
}
