import type { Nodes } from 'mdast'

import type { TagName } from '#schemas/blocks.ts'

import { noField, type Diagnostic, type Position, type Problem } from '../diagnostics/diagnostic.ts'
import type { BodyNode } from '../entries/body.ts'
import type { CompiledPhrases } from '../common/phrase-lists.ts'
import type { Facts } from '../placeholders/fact.ts'
import type { Reference } from '../source/fields/collect-references.ts'
import type { SharedTexts } from '../entries/shared-text.ts'
import type { BlockAttributes, Locate } from './read-attributes.ts'
import type { BlockNode, BodyPosition, ParsedBody } from '../entries/parsed-body.ts'
import { createLocator } from './mdx-nodes.ts'

type Collected = Pick<ParsedBody, 'diagnostics' | 'noteMarks' | 'plainTexts' | 'links' | 'statements'>

/** The replacement of a part of a shared text. */
export type Override = {
  isUsed: boolean
  read: (parent?: TagName) => BodyNode[]
  report: (problem: Problem) => void
}

/** The shared texts that a body uses, and its own position among them. */
export type Sharing = {
  texts: SharedTexts
  /** Uses so far, including those within shared texts, at the position of the outermost one. */
  uses: Reference[]
  /** Position of the outermost use that is being read; undefined in the body itself. */
  outermostUse: Omit<Reference, 'value'> | undefined
  /** Files of the shared texts that are being read, from the outermost to the innermost. */
  openFiles: readonly string[]
  overrides: ReadonlyMap<string, Override>
  /** True for a shared text that is read by itself, outside a page. */
  isAlone: boolean
}

/** One of the texts of a paragraph, heading or list item, which bold words, links and line breaks divide. */
export type TextSegment = {
  /** As the author wrote it, without the backslashes of escapes. */
  written: string
  /** As long as `written`, but with escaped characters masked, so that none is taken for markup. */
  masked: string
  /** As visitors read it: with facts in place of placeholders. */
  filled: string
  position: Position
  /** Returns the offset in the source of an offset in `written`. */
  offsetOf: (offset: number) => number
}

/** The state of reading a body: the results so far, and what the current node is in. */
export type BodyReader = Collected & {
  file: string
  source: string
  facts: Facts | undefined
  /** Phrases that pages must not use. */
  vocabulary: CompiledPhrases
  locate: Locate
  /** Attributes of each block, and the position of each node. */
  attributes: Map<BlockNode, BlockAttributes>
  positions: Map<BodyNode, BodyPosition>
  sharing: Sharing
  /** Number of nested nodes around the current one. */
  depth: number
  /** Segments so far of the current paragraph, heading or list item; undefined between them. */
  segments: TextSegment[] | undefined
  report: (at: Nodes | BodyPosition, problem: Problem, field?: string) => void
  /** Reads the children of a node. */
  readNodes: (nodes: readonly Nodes[], parent?: TagName) => BodyNode[]
  /** Creates the reader of a shared text that this body uses. */
  createSharedReader: (file: string, source: string, sharing: Sharing) => BodyReader
}

/** Creates the reader of a body; `readNodes` reads a list of its nodes. */
export function createBodyReader(
  file: string,
  source: string,
  { facts, vocabulary }: Pick<BodyReader, 'facts' | 'vocabulary'>,
  sharing: Sharing,
  readNodes: (reader: BodyReader, nodes: readonly Nodes[], parent?: TagName) => BodyNode[],
): BodyReader {
  const diagnostics: Diagnostic[] = []
  const reader: BodyReader = {
    file,
    source,
    facts,
    vocabulary,
    locate: createLocator(source),
    diagnostics,
    noteMarks: [],
    plainTexts: [],
    links: [],
    statements: [],
    attributes: new Map(),
    positions: new Map(),
    sharing,
    depth: 0,
    segments: undefined,
    report: (at, problem, field = noField) => {
      const position: BodyPosition = 'line' in at ? at : (at.position?.start ?? { line: 1, column: 1 })
      const { line, column } = position
      diagnostics.push({ ...problem, file: position.file ?? file, line, column, field })
    },
    readNodes: (nodes, parent) => readNodes(reader, nodes, parent),
    createSharedReader: (sharedFile, sharedSource, innerSharing) => {
      const inner = createBodyReader(sharedFile, sharedSource, { facts, vocabulary }, innerSharing, readNodes)
      inner.depth = reader.depth
      return inner
    },
  }
  return reader
}
