/*
 * Reads `<Shared use="…">`: inserts the text of another file. That text may itself use shared texts, each of which the
 * page can replace: `<Instead of="…">`.
 */

import { memoizeByObject } from '#domain/memoize.ts'
import { getBlock, type TagName } from '#schemas/blocks.ts'

import type { Position, Problem } from '../diagnostics/diagnostic.ts'
import { suggest } from '../diagnostics/suggest.ts'
import type { BodyNode } from '../entries/body.ts'
import { showPath } from '../source/fields/paths.ts'
import { validate } from '../source/fields/validate.ts'
import { listSharedNames, sharedUseField, type Fragment } from '../entries/shared-text.ts'
import { sharedFilePath } from '../common/shared-kinds.ts'
import { readAttributes, type BlockAttributes, type BlockElement } from './read-attributes.ts'
import type { BodyReader, Override, Sharing } from './body-reader.ts'
import { flattenNodes, isBlank, isComment } from './mdx-nodes.ts'
import { parseMdxSyntax } from './mdx-syntax.ts'

/** Parses the syntax of a shared text, once for all campaigns. */
const parseFragment = memoizeByObject(({ file, source }: Fragment) => parseMdxSyntax(file, source))

/** Returns the name in a tag's only attribute; reports it and returns undefined if it is missing or invalid. */
function readName(reader: BodyReader, tag: 'Shared' | 'Instead', attributes: BlockAttributes): string | undefined {
  const { props, problems, positionOf } = attributes
  for (const { property, ...problem } of problems) reader.report(problem, problem, `${tag}.${property}`)
  const { diagnostics } = validate(getBlock(tag).props, props)
  if (problems.length === 0)
    for (const { path, ...problem } of diagnostics) reader.report(positionOf(path), problem, `${tag}.${showPath(path)}`)
  const name = props[tag === 'Shared' ? 'use' : 'of']
  return diagnostics.length === 0 && problems.length === 0 && typeof name === 'string' ? name : undefined
}

/** Reads the overrides in a use, by the names of the shared texts that they replace. */
function readOverrides(reader: BodyReader, element: BlockElement) {
  const overrides = new Map<string, Override & { at: BlockElement }>()
  for (const child of flattenNodes(element.children).filter((node) => !isComment(node))) {
    if (!('name' in child) || child.name !== 'Instead') {
      reader.report(child, { kind: 'block-child', details: { parent: 'Shared', name: 'Instead' } })
      continue
    }
    const name = readName(reader, 'Instead', readAttributes(child, reader.locate))
    if (name === undefined) continue
    if (isBlank(child.children)) reader.report(child, { kind: 'block-empty', details: { name: 'Instead' } })
    else if (overrides.has(name))
      reader.report(child, { kind: 'duplicate-id', details: { actual: name } }, 'Instead.of')
    else
      overrides.set(name, {
        at: child,
        isUsed: false,
        read: (parent) => reader.readNodes(child.children, parent),
      })
  }
  return overrides
}

/** Adds the results of reading a shared text, each with its position in that file. */
function addResults({ results }: BodyReader, { file, results: fragment }: BodyReader): void {
  results.noteMarks.push(...fragment.noteMarks.map((mark) => ({ file, ...mark })))
  results.plainTexts.push(...fragment.plainTexts.map((text) => ({ file, ...text })))
  results.links.push(...fragment.links.map((link) => ({ file, ...link })))
  results.statements.push(...fragment.statements.map((statement) => ({ file, ...statement })))
  results.diagnostics.push(...fragment.diagnostics)
  for (const [node, position] of fragment.positions) results.positions.set(node, { file, ...position })
  for (const [block, attributes] of fragment.attributes)
    results.attributes.set(block, { ...attributes, positionOf: (path) => ({ file, ...attributes.positionOf(path) }) })
}

/** Reports nodes of a shared text that the parent of its use does not allow. */
function reportMisplacedNodes(
  reader: BodyReader,
  element: BlockElement,
  body: readonly BodyNode[],
  parent?: TagName,
): void {
  const allowed = parent === undefined ? 'markdown' : getBlock(parent).children
  if (typeof allowed === 'string') return
  if (body.some((node) => node.type !== 'block' || !allowed.includes(node.name)))
    reader.report(element, { kind: 'block-child', details: { parent: parent ?? '', name: allowed.join(', ') } })
}

function readFragment(reader: BodyReader, fragment: Fragment, sharing: Sharing, parent?: TagName): BodyNode[] {
  const inner = reader.createSharedReader({ file: fragment.file, source: fragment.source, sharing })
  const { tree, diagnostic } = parseFragment(fragment)
  if (diagnostic) inner.results.diagnostics.push(diagnostic)
  const body = tree ? inner.readNodes(tree.children, parent) : []
  addResults(reader, inner)
  return body
}

/** A tag `<Shared use="…">`: the name that it uses, with its position, and what replaces texts within that text. */
type Use = { element: BlockElement; name: string; position: Position; overrides: ReturnType<typeof readOverrides> }

/** Returns the shared text of a use; reports it and returns undefined if there is none, or it is used already. */
function findFragment({ sharing, report }: BodyReader, { name, position }: Use): Fragment | undefined {
  const reportUse = (problem: Problem, at = position) => report(at, problem, sharedUseField)
  const text = sharing.texts.get(sharedFilePath('fragment', name))
  if (!text || !('source' in text)) {
    const suggestion = suggest(name, listSharedNames('fragment', sharing.texts))
    reportUse({ kind: 'shared-unknown', details: { kind: 'fragment', actual: name, ...suggestion } })
    return undefined
  }
  if (sharing.openFiles.includes(text.file)) {
    // A circular use in a text by itself is reported at its start.
    const start = sharing.isAlone ? sharing.outermostUse : undefined
    reportUse({ kind: 'shared-in-circle', details: { actual: name } }, start)
    return undefined
  }
  if (sharing.uses.some(({ value }) => value === text.file)) {
    reportUse({ kind: 'duplicate-id', details: { actual: name } })
    return undefined
  }
  return text
}

/** Reports overrides of texts that the shared text does not use; `usedNames` are the names of those that it does. */
function reportUnusedOverrides({ report }: BodyReader, use: Use, usedNames: readonly string[]): void {
  for (const [actual, { at, isUsed }] of use.overrides) {
    const details = { actual, use: use.name, ...suggest(actual, usedNames) }
    if (!isUsed) report(at, { kind: 'instead-of-nothing', details }, 'Instead.of')
  }
}

/** Reads the nodes of a shared text, with the facts of the campaign that uses it. */
function readUse(reader: BodyReader, use: Use, fragment: Fragment, parent?: TagName): BodyNode[] {
  const { sharing } = reader
  const { element, position, overrides } = use
  const outermostUse = sharing.outermostUse ?? { file: reader.file, field: sharedUseField, ...position }
  const usesBefore = sharing.uses.push({ ...outermostUse, value: fragment.file })
  const inner: Sharing = {
    ...sharing,
    outermostUse,
    openFiles: [...sharing.openFiles, fragment.file],
    // Overrides of the page take precedence over those of another shared text.
    overrides: new Map([...overrides, ...sharing.overrides]),
  }
  const body = readFragment(reader, fragment, inner, parent)
  reportMisplacedNodes(reader, element, body, parent)
  const usedNames = sharing.uses.slice(usesBefore).flatMap(({ value }) => sharing.texts.get(value)?.name ?? [])
  reportUnusedOverrides(reader, use, usedNames)
  return body
}

/** Reads a tag `<Shared use="…">`: the nodes of the shared text, or of what the page writes instead of it. */
export function readShared(reader: BodyReader, element: BlockElement, parent?: TagName): BodyNode[] {
  const attributes = readAttributes(element, reader.locate)
  const name = readName(reader, 'Shared', attributes)
  const overrides = readOverrides(reader, element)
  if (name === undefined) return []
  const override = reader.sharing.overrides.get(name)
  if (override) {
    override.isUsed = true
    return override.read(parent)
  }
  const use: Use = { element, name, position: attributes.positionOf(['use']), overrides }
  const fragment = findFragment(reader, use)
  return fragment ? readUse(reader, use, fragment, parent) : []
}
