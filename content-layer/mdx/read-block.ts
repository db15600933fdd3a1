/*
 * Reads a block of a body: its properties, its children, and whether it is allowed where it is.
 */

import type { Nodes } from 'mdast'

import {
  getBlock,
  isBlockName,
  isTagName,
  getParentBlock,
  tagNames,
  type BlockName,
  type TagName,
} from '#schemas/blocks.ts'

import { nearest, suggest } from '../diagnostics/suggest.ts'
import type { BodyNode } from '../entries/body.ts'
import { checkTableCells } from '../rules/roles/table-cells.ts'
import { checkTableFacts } from '../rules/agreement/tables.ts'
import { findFieldTextProblems } from '../rules/wording/text-problems.ts'
import { fillData } from '../placeholders/fill-text.ts'
import { collectReferences } from '../source/fields/collect-references.ts'
import { showPath } from '../source/fields/paths.ts'
import type { FieldDiagnostic } from '../source/fields/explain-issue.ts'
import { readAttributes, type BlockAttributes, type BlockElement } from './read-attributes.ts'
import type { BodyReader } from './body-reader.ts'
import type { BlockNode } from '../entries/parsed-body.ts'
import { unknownTag } from './mdx-hints.ts'
import { readShared } from './read-shared.ts'
import { flattenNodes, isBlank, isComment, readPlainText, wrapPhrasing } from './mdx-nodes.ts'

/** Reads the children of an unknown tag as if it were the block that was most likely intended. */
function readUnknown({ report, readNodes }: BodyReader, element: BlockElement, name: string): BodyNode[] {
  report(element, unknownTag(name) ?? { kind: 'unknown-block', details: { name, ...suggest(name, tagNames) } })
  const meant = nearest(name, tagNames) ?? ''
  readNodes(element.children, isTagName(meant) ? meant : undefined)
  return []
}

/** Reports a block in a parent that does not allow it. */
function reportParent({ report, sharing }: BodyReader, element: BlockElement, name: BlockName, parent?: TagName): void {
  if (getBlock(name).placedByPage) report(element, { kind: 'block-placed-by-page', details: { name } })
  const owner = getParentBlock(name)
  const isUnknown = sharing.isAlone && parent === undefined
  if (owner !== undefined && owner !== parent && !isUnknown)
    report(element, { kind: 'block-in-wrong-place', details: { name, parent: owner } })
}

/** Blocks whose text is the property `label`, which HTML has between the tags: `<Button>お店を見る</Button>`. */
const labelledBlocks: ReadonlySet<BlockName> = new Set(['Button'])

/**
 * Reports the content of a block that may have none. Where it is the block's label, the property counts as refused, so
 * that it is not reported as missing too.
 */
function reportContent(
  { report }: BodyReader,
  element: BlockElement,
  name: BlockName,
  attributes: BlockAttributes,
): void {
  const isLabel = labelledBlocks.has(name) && attributes.props['label'] === undefined
  const label = isLabel ? readPlainText(element.children) : ''
  const problem = { kind: 'block-no-children', details: { name, label } } as const
  if (label !== '') attributes.problems.push({ ...attributes.positionOf(['label']), property: 'label', ...problem })
  report(element, problem)
}

/** Reports children that a block may not have, and missing ones. */
function reportChildren({ report }: BodyReader, element: BlockElement, name: BlockName, hasDiagnostics: boolean): void {
  const allowed: string | readonly string[] = getBlock(name).children
  if (allowed === 'none') return
  if (isBlank(element.children) && !hasDiagnostics) report(element, { kind: 'block-empty', details: { name } })
  if (typeof allowed === 'string') return
  // An unknown block already has its own diagnostic.
  const isUnexpected = (child: Nodes) =>
    !('name' in child) || (isBlockName(child.name ?? '') && !allowed.includes(child.name ?? ''))
  const unexpected = flattenNodes(element.children).find((child) => !isComment(child) && isUnexpected(child))
  if (unexpected) report(unexpected, { kind: 'block-child', details: { parent: name, name: allowed.join(', ') } })
}

function readChildren(
  reader: BodyReader,
  element: BlockElement,
  name: BlockName,
  attributes: BlockAttributes,
): BodyNode[] {
  const before = reader.results.diagnostics.length
  const children = wrapPhrasing(reader.readNodes(element.children, name))
  if (getBlock(name).children === 'none' && !isBlank(element.children)) reportContent(reader, element, name, attributes)
  reportChildren(reader, element, name, reader.results.diagnostics.length > before)
  return children
}

/** Returns the problems of a table's rows; if the cells do not match the columns, only that is reported. */
function tableProblems(props: BlockAttributes['props']): FieldDiagnostic[] {
  const ofCells = checkTableCells(props)
  const rows = new Set(ofCells.map(({ path }) => path[1]))
  return [...ofCells, ...checkTableFacts(props).filter(({ path }) => !rows.has(path[1]))]
}

/** Checks the source texts of a block's properties. */
function reportText({ file, facts, phrases, report }: BodyReader, name: BlockName, attributes: BlockAttributes): void {
  const { props, positionOf } = attributes
  for (const { value, line, column, field } of collectReferences(file, getBlock(name).props, props, positionOf).texts)
    for (const { offset: _, ...problem } of findFieldTextProblems(value, facts, phrases))
      report({ line, column }, problem, `${name}.${field}`)
  const ofTable = name === 'RateTable' ? tableProblems(props) : []
  for (const { path, ...problem } of ofTable) report(positionOf(path), problem, `${name}.${showPath(path)}`)
}

/** Writes out the facts that a block's properties name. */
function fillProperties(reader: BodyReader, name: BlockName, attributes: BlockAttributes): BlockAttributes['props'] {
  const filled = fillData(attributes.props, reader.facts)
  for (const { path, ...problem } of filled.problems)
    reader.report(attributes.positionOf(path), problem, `${name}.${showPath(path)}`)
  for (const { path, facts } of filled.statements)
    reader.results.statements.push({ ...attributes.positionOf(path), facts })
  reportText(reader, name, attributes)
  // Filling changes texts only, so the properties are still a record.
  return filled.data as BlockAttributes['props']
}

export function readBlock(reader: BodyReader, element: BlockElement, parent: TagName | undefined): BodyNode[] {
  const name = element.name ?? ''
  if (name === 'Shared') return readShared(reader, element, parent)
  if (name === 'Instead') {
    // In an allowed position, the surrounding shared text reads it.
    reader.report(element, { kind: 'block-in-wrong-place', details: { name, parent: 'Shared' } })
    return []
  }
  if (!isBlockName(name)) return readUnknown(reader, element, name)
  const attributes = readAttributes(element, reader.locate)
  for (const { property, ...problem } of attributes.problems)
    reader.report(problem, problem, property === '...' ? name : `${name}.${property}`)
  reportParent(reader, element, name, parent)
  const children = readChildren(reader, element, name, attributes)
  const block: BlockNode = { type: 'block', name, props: fillProperties(reader, name, attributes), children }
  reader.results.attributes.set(block, attributes)
  return [block]
}
