import { blockOf, type TagName } from '#schemas/blocks.ts'

import { suggest } from '../../diagnostics/suggest.ts'
import type { BodyNode } from '../../documents/body.ts'
import { showPath, validate } from '../fields/validate.ts'
import { namesOfShared, type SharedText } from '../shared-text.ts'
import { fileOfShared } from '../shared-kinds.ts'
import { readAttributes, type BlockAttributes, type BlockElement } from './block-attributes.ts'
import type { BodyReading, Override, Sharing } from './body-reading.ts'
import { flattenNodes, isBlank, isComment } from './mdx-nodes.ts'
import { parseMdxSyntax } from './mdx-syntax.ts'

type Piece = SharedText & { source: string }

const trees = new WeakMap<SharedText, ReturnType<typeof parseMdxSyntax>>()

/** The syntax of a shared text, parsed once for all campaigns. */
function parsePiece(piece: Piece): ReturnType<typeof parseMdxSyntax> {
  const parsed = trees.get(piece) ?? parseMdxSyntax(piece.file, piece.source)
  trees.set(piece, parsed)
  return parsed
}

/** The name in a tag's only attribute; undefined where it is missing or wrong, which is reported. */
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

/** The overrides that stand in a use, by the names of the parts in whose place they stand. */
function readOverrides(reading: BodyReading, element: BlockElement) {
  const found = new Map<string, Override & { at: BlockElement }>()
  for (const child of flattenNodes(element.children).filter((node) => !isComment(node))) {
    if (!('name' in child) || child.name !== 'Instead') {
      reading.report(child, { kind: 'block-child', details: { parent: 'Shared', name: 'Instead' } })
      continue
    }
    const of = readName(reading, 'Instead', readAttributes(child, reading.locate))
    if (of === undefined) continue
    if (isBlank(child.children)) reading.report(child, { kind: 'block-empty', details: { name: 'Instead' } })
    else if (found.has(of)) reading.report(child, { kind: 'duplicate-id', details: { got: of } }, 'Instead.of')
    else
      found.set(of, {
        at: child,
        isUsed: false,
        read: (parent) => reading.readAll(child.children, parent),
        report: (problem) => reading.report(child, problem, 'Instead.of'),
      })
  }
  return found
}

/** Takes over what was read of a shared text, each with its place in that file. */
function adopt(reading: BodyReading, piece: BodyReading): void {
  const { file } = piece
  reading.texts.push(...piece.texts.map((one) => ({ file, ...one })))
  reading.words.push(...piece.words.map((one) => ({ file, ...one })))
  reading.links.push(...piece.links.map((one) => ({ file, ...one })))
  reading.stated.push(...piece.stated.map((one) => ({ file, ...one })))
  reading.diagnostics.push(...piece.diagnostics)
  for (const [node, place] of piece.places) reading.places.set(node, { file, ...place })
  for (const [block, attributes] of piece.attributes)
    reading.attributes.set(block, { ...attributes, positionOf: (path) => ({ file, ...attributes.positionOf(path) }) })
}

/** Reports what may not stand where the shared text is used: each part of a list has to be one of its own. */
function reportParts(reading: BodyReading, element: BlockElement, body: readonly BodyNode[], parent?: TagName): void {
  const allowed = parent === undefined ? 'markdown' : blockOf(parent).children
  if (typeof allowed === 'string') return
  if (body.some((node) => node.type !== 'block' || !allowed.includes(node.name)))
    reading.report(element, { kind: 'block-child', details: { parent: parent ?? '', name: allowed.join(', ') } })
}

function readPiece(reading: BodyReading, piece: Piece, sharing: Sharing, parent?: TagName): BodyNode[] {
  const inner = reading.startWithin(piece.file, piece.source, sharing)
  const { tree, diagnostic } = parsePiece(piece)
  if (diagnostic) inner.diagnostics.push(diagnostic)
  const body = tree ? inner.readAll(tree.children, parent) : []
  adopt(reading, inner)
  return body
}

/** Reads what a campaign says in place of a shared text, and reports it where it says the same. */
function readOverride(reading: BodyReading, override: Override, text?: SharedText, parent?: TagName): BodyNode[] {
  override.isUsed = true
  const body = override.read(parent)
  const tree = text && 'source' in text ? parsePiece(text).tree : undefined
  if (!text || !tree) return body
  const usual = reading.startWithin(text.file, '', { ...reading.sharing, uses: [] }).readAll(tree.children, parent)
  if (JSON.stringify(usual) === JSON.stringify(body))
    override.report({ kind: 'instead-same', details: { got: text.name } })
  return body
}

/** Reads a use of a shared text: what the text says, with the facts of the campaign that uses it. */
export function readShared(reading: BodyReading, element: BlockElement, parent?: TagName): BodyNode[] {
  const { sharing, report } = reading
  const attributes = readAttributes(element, reading.locate)
  const name = readName(reading, 'Shared', attributes)
  const overrides = readOverrides(reading, element)
  if (name === undefined) return []
  const place = attributes.positionOf(['use'])
  const text = sharing.texts.get(fileOfShared('piece', name))
  const override = sharing.overrides.get(name)
  if (override) return readOverride(reading, override, text, parent)
  if (!text || !('source' in text)) {
    const known = namesOfShared('piece', sharing.texts)
    report(
      place,
      { kind: 'shared-unknown', details: { kind: 'piece', got: name, ...suggest(name, known) } },
      'Shared.use',
    )
    return []
  }
  const { file } = text
  if (sharing.within.includes(file)) {
    // A text by itself tells it where it begins the circle.
    const begins = sharing.isAlone ? sharing.outermost : undefined
    report(begins ?? place, { kind: 'shared-in-circle', details: { got: name } }, 'Shared.use')
    return []
  }
  if (sharing.uses.some(({ value }) => value === file)) {
    report(place, { kind: 'duplicate-id', details: { got: name } }, 'Shared.use')
    return []
  }
  const outermost = sharing.outermost ?? { file: reading.file, field: 'Shared.use', ...place }
  const before = sharing.uses.push({ ...outermost, value: file })
  const inner: Sharing = {
    ...sharing,
    outermost,
    within: [...sharing.within, file],
    // What the page that uses a text says goes before what another shared text does.
    overrides: new Map([...overrides, ...sharing.overrides]),
  }
  const body = readPiece(reading, text, inner, parent)
  reportParts(reading, element, body, parent)
  const parts = sharing.uses.slice(before).flatMap(({ value }) => sharing.texts.get(value)?.name ?? [])
  for (const [of, { at, isUsed }] of overrides)
    if (!isUsed)
      report(at, { kind: 'instead-of-nothing', details: { got: of, use: name, ...suggest(of, parts) } }, 'Instead.of')
  return body
}

/** Joins lists that stand beside each other because one of them, or both, are of shared texts. */
export function joinLists({ places }: BodyReading, body: readonly BodyNode[]): BodyNode[] {
  const joined: BodyNode[] = []
  for (const node of body) {
    const last = joined.at(-1)
    const isShared = [last, node].some((each) => each && places.get(each)?.file !== undefined)
    if (!isShared || last?.type !== 'list' || node.type !== 'list' || last.ordered !== node.ordered) joined.push(node)
    else {
      const whole: BodyNode = { ...last, children: [...last.children, ...node.children] }
      const place = places.get(last)
      if (place) places.set(whole, place)
      joined[joined.length - 1] = whole
    }
  }
  return joined
}
