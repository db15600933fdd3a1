/*
 * Fills the blocks of a body with the campaign's fields, and validates them.
 */

import { getBlock } from '#schemas/blocks.ts'
import type { BlockSource } from '#schemas/blocks/define-block.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { listBlocks, type BodyNode } from '../../entries/body.ts'
import { fillProps, fieldThatFills } from '../../entries/fill-props.ts'
import type { ParsedBody } from '../../entries/parsed-body.ts'
import { collectReferences, type Reference, type References } from '../../source/fields/collect-references.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { locateDiagnostics, validate } from '../../source/fields/validate.ts'

type Block = Extract<BodyNode, { type: 'block' }>

/** A body in its file, and the campaign's fields that fill its blocks; undefined if they are invalid. */
type Body = { file: string; mdx: ParsedBody; source: BlockSource | undefined }

/** Explains a missing property that the campaign's fields could have provided. */
function explainUnfilled(diagnostic: FieldDiagnostic, { name, props }: Block): FieldDiagnostic {
  const property = String(diagnostic.path[0])
  const field = fieldThatFills(name, property)
  if (field === undefined || props[property] !== undefined) return diagnostic
  return { ...diagnostic, kind: 'block-unfilled', details: { name, field: property, from: field } }
}

/** Rewrites a diagnostic of a number or a list for MDX, where both are in braces: `width={320}`, `columns={["お店"]}`. */
function writeInBraces(diagnostic: FieldDiagnostic): FieldDiagnostic {
  if (diagnostic.kind === 'not-list') return { ...diagnostic, details: { ...diagnostic.details, isProperty: true } }
  if (diagnostic.kind !== 'number-as-text') return diagnostic
  return { ...diagnostic, details: { ...diagnostic.details, fix: `{${diagnostic.details.fix}}` } }
}

/** Explains the diagnostics of a block's schema, without those of properties that could not be parsed. */
function explainDiagnostics(
  diagnostics: readonly FieldDiagnostic[],
  block: Block,
  { mdx, source }: Body,
): FieldDiagnostic[] {
  const unparsed = mdx.refusedProperties(block)
  const isUnparsed = ({ path, kind }: FieldDiagnostic) =>
    kind === 'missing' && (unparsed.has('...') || unparsed.has(String(path[0])))
  return diagnostics
    .filter((diagnostic) => !isUnparsed(diagnostic))
    .map((diagnostic) => explainUnfilled(writeInBraces(diagnostic), block))
    .filter(({ kind }) => source !== undefined || kind !== 'block-unfilled')
}

/** Fields of which a body may show a part: some of the logos, some of the banners. */
const partlyShownFields: ReadonlySet<string> = new Set(['logosOnDetail', 'specialBanners'])

/** Finds properties that the body sets although the campaign's fields fill them: the page would state two values. */
function checkOverriddenFields({ name, props }: Block): FieldDiagnostic[] {
  return Object.keys(props).flatMap((property): FieldDiagnostic[] => {
    const field = fieldThatFills(name, property)
    if (field === undefined || partlyShownFields.has(field)) return []
    return [{ path: [property], kind: 'block-overrides-field', details: { property, field } }]
  })
}

/** Fills a block, replaces its props by the validated ones, and returns its diagnostics and references. */
function checkBlock(block: Block, body: Body): { diagnostics: Diagnostic[]; references: References } {
  const { file, mdx, source } = body
  const writtenProps = block.props
  const { props: schema } = getBlock(block.name)
  const positionOf = (path: readonly PropertyKey[]) => mdx.positionOfProperty(block, path)
  const overridden = checkOverriddenFields(block)
  const { data, diagnostics } = validate(schema, source ? fillProps(block.name, writtenProps, source) : writtenProps)
  if (data) block.props = data
  // A property with its own diagnostic does not need a second one.
  const otherOverridden = overridden.filter(({ path }) => diagnostics.every((other) => other.path[0] !== path[0]))
  const explained = [...explainDiagnostics(diagnostics, block, body), ...otherOverridden]
  const withBlockName = <Found extends Pick<Reference, 'field'>>(found: Found): Found => ({
    ...found,
    field: `${block.name}.${found.field}`,
  })
  const { images, links, texts } = collectReferences(file, schema, writtenProps, positionOf)
  return {
    diagnostics: locateDiagnostics(file, explained, positionOf).map(withBlockName),
    references: {
      images: data ? images.map(withBlockName) : [],
      links: data ? links.map(withBlockName) : [],
      // The texts of an invalid block are still collected: a mark in them counts as used.
      texts: texts.map(withBlockName),
    },
  }
}

/**
 * Fills every block of a body from its campaign and checks it against its schema. The blocks' props are replaced by the
 * validated ones; a diagnostic has the position of the property, or of the block. If the campaign's fields are invalid,
 * `source` is undefined and only the body's own statements are checked.
 */
export function checkBlocks(
  file: string,
  mdx: ParsedBody,
  source: BlockSource | undefined,
): { diagnostics: Diagnostic[]; references: References[] } {
  const results = listBlocks(mdx.body).map((block) => checkBlock(block, { file, mdx, source }))
  return {
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
    references: results.map(({ references }) => references),
  }
}
