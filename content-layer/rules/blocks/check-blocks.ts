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

/** Explains a missing property that the campaign's fields could have provided. */
function explainUnfilled(diagnostic: FieldDiagnostic, { name, props }: Block): FieldDiagnostic {
  const property = String(diagnostic.path[0])
  const from = fieldThatFills(name, property)
  const isUnfilled = props[property] === undefined && from !== undefined
  return isUnfilled ? { ...diagnostic, kind: 'block-unfilled', details: { name, field: property, from } } : diagnostic
}

/** Rewrites a diagnostic of a number for MDX, where numbers are in braces. */
function inBraces(diagnostic: FieldDiagnostic): FieldDiagnostic {
  return diagnostic.kind === 'number-as-text'
    ? { ...diagnostic, details: { ...diagnostic.details, fix: `{${diagnostic.details.fix}}` } }
    : diagnostic
}

/** Fields of which a body may show a part: some of the logos, some of the banners. */
const partlyVisible: ReadonlySet<string> = new Set(['logosOnDetail', 'specialBanners'])

/** Finds properties that the body sets although the campaign's fields fill them: the page would state two values. */
function overriddenFields({ name, props }: Block): FieldDiagnostic[] {
  return Object.keys(props).flatMap((property): FieldDiagnostic[] => {
    const field = fieldThatFills(name, property)
    return field === undefined || partlyVisible.has(field)
      ? []
      : [{ path: [property], kind: 'block-overrides-field', details: { property, field } }]
  })
}

function checkBlock(file: string, mdx: ParsedBody, block: Block, source: BlockSource | undefined) {
  const written = block.props
  const { props } = getBlock(block.name)
  const positionOf = (path: readonly PropertyKey[]) => mdx.positionOfProperty(block, path)
  const overridden = overriddenFields(block)
  const { data, diagnostics } = validate(props, source ? fillProps(block.name, written, source) : written)
  if (data) block.props = data
  const refused = mdx.refusedProperties(block)
  const isRefused = ({ path, kind }: FieldDiagnostic) =>
    kind === 'missing' && (refused.has('...') || refused.has(String(path[0])))
  const explained = diagnostics
    .filter((diagnostic) => !isRefused(diagnostic))
    .map((diagnostic) => explainUnfilled(inBraces(diagnostic), block))
    .filter(({ kind }) => source !== undefined || kind !== 'block-unfilled')
  // A property with its own diagnostic does not need a second one.
  const isAlone = ({ path }: FieldDiagnostic) => !diagnostics.some((diagnostic) => diagnostic.path[0] === path[0])
  const located = locateDiagnostics(file, [...explained, ...overridden.filter(isAlone)], positionOf)
  const named = <Found extends Reference>(reference: Found): Found => ({
    ...reference,
    field: `${block.name}.${reference.field}`,
  })
  // The texts of a block refused for another reason are still collected: a mark in them counts as used.
  const { images, links, texts } = collectReferences(file, props, written, positionOf)
  return {
    diagnostics: located.map((diagnostic) => ({ ...diagnostic, field: `${block.name}.${diagnostic.field}` })),
    references: {
      images: data ? images.map(named) : [],
      links: data ? links.map(named) : [],
      texts: texts.map(named),
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
  const results = listBlocks(mdx.body).map((block) => checkBlock(file, mdx, block, source))
  return {
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
    references: results.map(({ references }) => references),
  }
}
