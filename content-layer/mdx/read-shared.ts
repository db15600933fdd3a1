import { blockOf, type TagName } from '#schemas/blocks.ts'

import { suggest } from '../diagnostics/suggest.ts'
import type { BodyNode } from '../entries/body.ts'
import { showPath } from '../source/fields/paths.ts'
import { validate } from '../source/fields/validate.ts'
import { namesOfShared, type SharedText } from '../entries/shared-text.ts'
import { fileOfShared } from '../common/shared-kinds.ts'
import { readAttributes, type BlockAttributes, type BlockElement } from './block-attributes.ts'
import type { BodyReading, Override, Sharing } from './body-reading.ts'
import { flattenNodes, isBlank, isComment } from './mdx-nodes.ts'
import { parseMdxSyntax } from './mdx-syntax.ts'

type Piece = SharedText & { source: string }

const trees = new WeakMap<SharedText, ReturnType<typeof parseMdxSyntax>>()

/** Parses the syntax of a shared text, once for all campaigns. */
function parsePiece(piece: Piece): ReturnType<typeof parseMdxSyntax> {
  const parsed = trees.get(piece) ?? parseMdxSyntax(piece.file, piece.source)
  trees.set(piece, parsed)
  return parsed
}

/** Returns the name in a tag's only attribute; reports it and returns undefined if it is missing or invalid. */
function readName(reading: BodyReading, tag: 'Shared' | 'Instead', attributes: BlockAttributes): string | undefined {
  const { props, problems, positionOf } = attributes
  for (const { property, ...problem } of problems) reading.report(problem, problem, `${tag}.${property}`)
  const { diagnostics } = validate(blockOf(tag).props, props)
  if (problems.length === 0)
    for (const { path, ...problem } of diagnostics)
      reading.report(positionOf(path), problem, `${tag}.${showPath(path)}`)
  const name = props[tag === 'Shared' ? 'use' : 'of']
  return diagnostics.length === 0 && problems.length === 0 && typeof name === 'string' ? name : undefined
}

/** Reads the overrides in a use, by the names of the parts that they replace. */
function readOverrides(reading: BodyReading, element: BlockElement) {
  const overrides = new Map<string, Override & { at: BlockElement }>()
  for (const child of flattenNodes(element.children).filter((node) => !isComment(node))) {
    if (!('name' in child) || child.name !== 'Instead') {
      reading.report(child, { kind: 'block-child', details: { parent: 'Shared', name: 'Instead' } })
      continue
    }
    const of = readName(reading, 'Instead', readAttributes(child, reading.locate))
    if (of === undefined) continue
    if (isBlank(child.children)) reading.report(child, { kind: 'block-empty', details: { name: 'Instead' } })
    else if (overrides.has(of)) reading.report(child, { kind: 'duplicate-id', details: { actual: of } }, 'Instead.of')
    else
      overrides.set(of, {
        at: child,
        isUsed: false,
        read: (parent) => reading.readNodes(child.children, parent),
        report: (problem) => reading.report(child, problem, 'Instead.of'),
      })
  }
  return overrides
}

/** Adds the results of reading a shared text, each with its position in that file. */
function adopt(reading: BodyReading, piece: BodyReading): void {
  const { file } = piece
  reading.noteMarks.push(...piece.noteMarks.map((mark) => ({ file, ...mark })))
  reading.plainTexts.push(...piece.plainTexts.map((text) => ({ file, ...text })))
  reading.links.push(...piece.links.map((link) => ({ file, ...link })))
  reading.statements.push(...piece.statements.map((statement) => ({ file, ...statement })))
  reading.diagnostics.push(...piece.diagnostics)
  for (const [node, position] of piece.positions) reading.positions.set(node, { file, ...position })
  for (const [block, attributes] of piece.attributes)
    reading.attributes.set(block, { ...attributes, positionOf: (path) => ({ file, ...attributes.positionOf(path) }) })
}

/** Reports nodes of a shared text that the parent of its use does not allow. */
function reportParts(reading: BodyReading, element: BlockElement, body: readonly BodyNode[], parent?: TagName): void {
  const allowed = parent === undefined ? 'markdown' : blockOf(parent).children
  if (typeof allowed === 'string') return
  if (body.some((node) => node.type !== 'block' || !allowed.includes(node.name)))
    reading.report(element, { kind: 'block-child', details: { parent: parent ?? '', name: allowed.join(', ') } })
}

function readPiece(reading: BodyReading, piece: Piece, sharing: Sharing, parent?: TagName): BodyNode[] {
  const inner = reading.startSharedText(piece.file, piece.source, sharing)
  const { tree, diagnostic } = parsePiece(piece)
  if (diagnostic) inner.diagnostics.push(diagnostic)
  const body = tree ? inner.readNodes(tree.children, parent) : []
  adopt(reading, inner)
  return body
}

/** Reads a campaign's replacement for a shared text, and reports it if both are the same. */
function readOverride(reading: BodyReading, override: Override, text?: SharedText, parent?: TagName): BodyNode[] {
  override.isUsed = true
  const body = override.read(parent)
  const tree = text && 'source' in text ? parsePiece(text).tree : undefined
  if (!text || !tree) return body
  const replaced = reading
    .startSharedText(text.file, '', { ...reading.sharing, uses: [] })
    .readNodes(tree.children, parent)
  if (JSON.stringify(replaced) === JSON.stringify(body))
    override.report({ kind: 'instead-same', details: { actual: text.name } })
  return body
}

/** Reads a use of a shared text: the text's nodes, with the facts of the campaign that uses it. */
export function readShared(reading: BodyReading, element: BlockElement, parent?: TagName): BodyNode[] {
  const { sharing, report } = reading
  const attributes = readAttributes(element, reading.locate)
  const name = readName(reading, 'Shared', attributes)
  const overrides = readOverrides(reading, element)
  if (name === undefined) return []
  const position = attributes.positionOf(['use'])
  const text = sharing.texts.get(fileOfShared('piece', name))
  const override = sharing.overrides.get(name)
  if (override) return readOverride(reading, override, text, parent)
  if (!text || !('source' in text)) {
    const names = namesOfShared('piece', sharing.texts)
    report(
      position,
      { kind: 'shared-unknown', details: { kind: 'piece', actual: name, ...suggest(name, names) } },
      'Shared.use',
    )
    return []
  }
  const { file } = text
  if (sharing.openFiles.includes(file)) {
    // A circular use in a text by itself is reported at its start.
    const start = sharing.isAlone ? sharing.outermostUse : undefined
    report(start ?? position, { kind: 'shared-in-circle', details: { actual: name } }, 'Shared.use')
    return []
  }
  if (sharing.uses.some(({ value }) => value === file)) {
    report(position, { kind: 'duplicate-id', details: { actual: name } }, 'Shared.use')
    return []
  }
  const outermostUse = sharing.outermostUse ?? { file: reading.file, field: 'Shared.use', ...position }
  const before = sharing.uses.push({ ...outermostUse, value: file })
  const inner: Sharing = {
    ...sharing,
    outermostUse,
    openFiles: [...sharing.openFiles, file],
    // Overrides of the page take precedence over those of another shared text.
    overrides: new Map([...overrides, ...sharing.overrides]),
  }
  const body = readPiece(reading, text, inner, parent)
  reportParts(reading, element, body, parent)
  const parts = sharing.uses.slice(before).flatMap(({ value }) => sharing.texts.get(value)?.name ?? [])
  for (const [of, { at, isUsed }] of overrides)
    if (!isUsed)
      report(
        at,
        { kind: 'instead-of-nothing', details: { actual: of, use: name, ...suggest(of, parts) } },
        'Instead.of',
      )
  return body
}

/** Joins adjacent lists if one of them, or both, are from shared texts. */
export function joinLists({ positions }: BodyReading, body: readonly BodyNode[]): BodyNode[] {
  const joined: BodyNode[] = []
  for (const node of body) {
    const last = joined.at(-1)
    const isShared = [last, node].some((candidate) => candidate && positions.get(candidate)?.file !== undefined)
    if (!isShared || last?.type !== 'list' || node.type !== 'list' || last.ordered !== node.ordered) joined.push(node)
    else {
      const merged: BodyNode = { ...last, children: [...last.children, ...node.children] }
      const position = positions.get(last)
      if (position) positions.set(merged, position)
      joined[joined.length - 1] = merged
    }
  }
  return joined
}
