import { blockOf } from '#schemas/blocks.ts'
import type { BlockSource } from '#schemas/blocks/define-block.ts'

import { bindProps, fieldFor } from './bindings.ts'
import { blocksIn, type BodyNode } from './body.ts'
import { collectReferences, type Reference, type References } from './collect.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { MdxFile } from './parse-mdx.ts'
import { locateDiagnostics, validate, type FieldDiagnostic } from './validate.ts'

type Block = Extract<BodyNode, { type: 'block' }>

/** Tells of a missing property that the campaign's YAML could have given. */
function explainUnfilled(diagnostic: FieldDiagnostic, { name, props }: Block, yamlFile: string): FieldDiagnostic {
  const property = String(diagnostic.path[0])
  const from = fieldFor(name, property)
  const isUnfilled = diagnostic.path.length === 1 && props[property] === undefined && from !== undefined
  return isUnfilled
    ? { ...diagnostic, kind: 'block-unfilled', details: { name, field: property, from, file: yamlFile } }
    : diagnostic
}

/** In MDX a number stands in braces. */
function inBraces(diagnostic: FieldDiagnostic): FieldDiagnostic {
  return diagnostic.kind === 'number-as-text'
    ? { ...diagnostic, details: { ...diagnostic.details, fix: `{${diagnostic.details.fix}}` } }
    : diagnostic
}

function checkBlock(file: string, mdx: MdxFile, block: Block, source: BlockSource | undefined, yamlFile: string) {
  const written = block.props
  const { props } = blockOf(block.name)
  const placeOf = (path: readonly PropertyKey[]) => mdx.placeOf(block, path)
  const { data, diagnostics } = validate(props, source ? bindProps(block.name, written, source) : written)
  if (data) block.props = data
  const slipped = mdx.slippedIn(block)
  const isKnown = ({ path, kind }: FieldDiagnostic) =>
    kind === 'missing' && (slipped.has('...') || slipped.has(String(path[0])))
  const explained = diagnostics
    .filter((diagnostic) => !isKnown(diagnostic))
    .map((diagnostic) => explainUnfilled(inBraces(diagnostic), block, yamlFile))
  const found = explained.filter(({ kind }) => source !== undefined || kind !== 'block-unfilled')
  const placed = locateDiagnostics(file, found, placeOf)
  const named = (reference: Reference) => ({ ...reference, field: `${block.name}.${reference.field}` })
  // The words of a block that is refused for something else are read all the same: a mark in them is used.
  const { images, links, texts } = collectReferences(file, props, written, placeOf)
  return {
    diagnostics: placed.map((diagnostic) => ({ ...diagnostic, field: `${block.name}.${diagnostic.field}` })),
    references: {
      images: data ? images.map((image) => ({ ...image, ...named(image) })) : [],
      links: data ? links.map(named) : [],
      texts: texts.map(named),
    },
  }
}

/**
 * Fills every block of a body from its campaign and checks it against its schema. The blocks' props become
 * the checked ones; diagnostics stand where the property is written, or at the block. Where the campaign's own file is
 * broken,
 * `source` is undefined and only what the body says itself is checked.
 */
export function checkBlocks(
  file: string,
  mdx: MdxFile,
  source: BlockSource | undefined,
  yamlFile: string,
): { diagnostics: Diagnostic[]; references: References[] } {
  const results = blocksIn(mdx.body).map((block) => checkBlock(file, mdx, block, source, yamlFile))
  return {
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
    references: results.map(({ references }) => references),
  }
}
