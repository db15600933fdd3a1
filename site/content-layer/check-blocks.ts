import { blockOf } from '#schemas/blocks.ts'
import type { BlockSource } from '#schemas/blocks/define-block.ts'

import { bindProps, fieldFor } from './bindings.ts'
import { blocksIn, type BodyNode } from './body.ts'
import { collectReferences, type Reference, type References } from './collect.ts'
import type { Fault } from './fault.ts'
import type { MdxFile } from './parse-mdx.ts'
import { placeFaults, validate, type FieldFault } from './validate.ts'

type Block = Extract<BodyNode, { type: 'block' }>

/** Tells of a missing property that the campaign's YAML could have given. */
function explainUnfilled(fault: FieldFault, { name, props }: Block, yamlFile: string): FieldFault {
  const property = String(fault.path[0])
  const from = fieldFor(name, property)
  const isUnfilled = fault.path.length === 1 && props[property] === undefined && from !== undefined
  return isUnfilled ? { ...fault, kind: 'block-unfilled', details: { name, field: property, from, file: yamlFile } } : fault
}

/** In MDX a number stands in braces. */
function inBraces(fault: FieldFault): FieldFault {
  return fault.kind === 'number-as-text' ? { ...fault, details: { ...fault.details, fix: `{${fault.details.fix}}` } } : fault
}

function checkBlock(file: string, mdx: MdxFile, block: Block, source: BlockSource | undefined, yamlFile: string) {
  const written = block.props
  const { props } = blockOf(block.name)
  const placeOf = (path: readonly PropertyKey[]) => mdx.placeOf(block, path)
  const { data, faults } = validate(props, source ? bindProps(block.name, written, source) : written)
  if (data) block.props = data
  const slipped = mdx.slippedIn(block)
  const isKnown = ({ path, kind }: FieldFault) => kind === 'missing' && (slipped.has('...') || slipped.has(String(path[0])))
  const explained = faults.filter((fault) => !isKnown(fault)).map((fault) => explainUnfilled(inBraces(fault), block, yamlFile))
  const found = explained.filter(({ kind }) => source !== undefined || kind !== 'block-unfilled')
  const placed = placeFaults(file, found, placeOf)
  const named = (reference: Reference) => ({ ...reference, field: `${block.name}.${reference.field}` })
  // The words of a block that is refused for something else are read all the same: a mark in them is used.
  const { images, links, texts } = collectReferences(file, props, written, placeOf)
  return {
    faults: placed.map((fault) => ({ ...fault, field: `${block.name}.${fault.field}` })),
    references: { images: data ? images.map((image) => ({ ...image, ...named(image) })) : [], links: data ? links.map(named) : [], texts: texts.map(named) },
  }
}

/**
 * Fills every block of a body from its campaign and checks it against its schema. The blocks' props become
 * the checked ones; faults stand where the property is written, or at the block. Where the campaign's own file is broken,
 * `source` is undefined and only what the body says itself is checked.
 */
export function checkBlocks(file: string, mdx: MdxFile, source: BlockSource | undefined, yamlFile: string): { faults: Fault[]; references: References[] } {
  const results = blocksIn(mdx.body).map((block) => checkBlock(file, mdx, block, source, yamlFile))
  return { faults: results.flatMap(({ faults }) => faults), references: results.map(({ references }) => references) }
}
