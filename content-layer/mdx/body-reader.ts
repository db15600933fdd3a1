/*
 * The state with which a body is read: its text, the shared texts around it, and the results that each node adds to.
 */

import type { Nodes } from 'mdast'

import type { TagName } from '#schemas/blocks.ts'

import { noField, type Diagnostic, type Position, type Problem } from '../diagnostics/diagnostic.ts'
import type { BodyNode } from '../entries/body.ts'
import type { CompiledPhrases } from '../common/phrase-lists.ts'
import { positionAt } from '../common/position-at.ts'
import type { Facts } from '../placeholders/fact.ts'
import type { Reference } from '../source/fields/collect-references.ts'
import type { SharedTexts } from '../entries/shared-text.ts'
import type { BlockAttributes, Locate } from './read-attributes.ts'
import type { BlockNode, BodyPosition, ParsedBody } from '../entries/parsed-body.ts'

/** The replacement of a part of a shared text. */
export type Override = {
  isUsed: boolean
  read: (parent?: TagName) => BodyNode[]
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

/** The results of reading a body, which every function that reads a part adds to. */
type BodyResults = Pick<ParsedBody, 'diagnostics' | 'noteMarks' | 'plainTexts' | 'links' | 'statements'> & {
  /** Attributes of each block, and the position of each node. */
  attributes: Map<BlockNode, BlockAttributes>
  positions: Map<BodyNode, BodyPosition>
}

/** What the current node is in. */
type Cursor = {
  /** Number of nested nodes around it. */
  depth: number
  /** Segments so far of its paragraph, heading or list item; undefined between them. */
  segments: TextSegment[] | undefined
}

/** A body, and what it is read with. */
type BodyInput = {
  file: string
  source: string
  facts: Facts | undefined
  /** Phrases that pages must not use. */
  phrases: CompiledPhrases
  sharing: Sharing
}

/** The reader of a body; only its results and its cursor change. */
export type BodyReader = Readonly<BodyInput> & {
  readonly results: BodyResults
  readonly cursor: Cursor
  readonly locate: Locate
  readonly report: (at: Nodes | BodyPosition, problem: Problem, field?: string) => void
  /** Reads the children of a node. */
  readonly readNodes: (nodes: readonly Nodes[], parent?: TagName) => BodyNode[]
  /** Creates the reader of a shared text that this body uses. */
  readonly createSharedReader: (input: Pick<BodyInput, 'file' | 'source' | 'sharing'>) => BodyReader
}

/** Creates the reader of a body, within `depth` nested nodes; `readNodes` reads a list of its nodes. */
export function createBodyReader(
  input: BodyInput,
  readNodes: (reader: BodyReader, nodes: readonly Nodes[], parent?: TagName) => BodyNode[],
  depth = 0,
): BodyReader {
  const diagnostics: Diagnostic[] = []
  const reader: BodyReader = {
    ...input,
    results: {
      diagnostics,
      noteMarks: [],
      plainTexts: [],
      links: [],
      statements: [],
      attributes: new Map(),
      positions: new Map(),
    },
    cursor: { depth, segments: undefined },
    locate: (offset) => positionAt(input.source, offset),
    report: (at, problem, field = noField) => {
      const position: BodyPosition = 'line' in at ? at : (at.position?.start ?? { line: 1, column: 1 })
      const { file = input.file, line, column } = position
      diagnostics.push({ ...problem, file, line, column, field })
    },
    readNodes: (nodes, parent) => readNodes(reader, nodes, parent),
    createSharedReader: (inner) => createBodyReader({ ...input, ...inner }, readNodes, reader.cursor.depth),
  }
  return reader
}
