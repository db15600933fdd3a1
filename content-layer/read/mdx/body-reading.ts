import type { Nodes } from 'mdast'

import type { BlockName } from '#schemas/blocks.ts'

import type { Diagnostic, Position, Problem } from '../../diagnostics/diagnostic.ts'
import type { BodyNode } from '../../documents/body.ts'
import type { Words } from '../../rules/word-lists.ts'
import type { Facts } from '../../terms/fact.ts'
import type { BlockAttributes, Locate } from './block-attributes.ts'
import type { BlockNode, MdxFile } from './mdx-file.ts'
import { locator } from './mdx-nodes.ts'

type Found = Pick<MdxFile, 'diagnostics' | 'texts' | 'words' | 'links' | 'stated'>

/**
 * A text of a paragraph: as it was written, the same without escaped signs, with its facts written out, and where its
 * characters stand in the source.
 */
export type Piece = {
  written: string
  unescaped: string
  filled: string
  place: Position
  offsetOf: (offset: number) => number
}

/** A body while it is read: what was found so far, and where the reader stands. */
export type BodyReading = Found & {
  file: string
  source: string
  facts: Facts | undefined
  /** The words that pages do not use. */
  vocabulary: Words
  locate: Locate
  /** The attributes of each block that was read, and where each node stands. */
  attributes: Map<BlockNode, BlockAttributes>
  places: Map<BodyNode, Position>
  /** How many levels down, and in how many blocks that are shown only after a tap. */
  depth: number
  /** The texts of the paragraph, heading or entry that is being read, across bold words and links. */
  run: Piece[] | undefined
  report: (at: Nodes | Position, problem: Problem, field?: string) => void
  /** Reads what stands below a node. */
  readAll: (nodes: readonly Nodes[], parent?: BlockName) => BodyNode[]
}

/** Begins to read a body; `readNode` reads each of its nodes. */
export function startReading(
  file: string,
  source: string,
  { facts, vocabulary }: Pick<BodyReading, 'facts' | 'vocabulary'>,
  readAll: (reading: BodyReading, nodes: readonly Nodes[], parent?: BlockName) => BodyNode[],
): BodyReading {
  const diagnostics: Diagnostic[] = []
  const reading: BodyReading = {
    file,
    source,
    facts,
    vocabulary,
    locate: locator(source),
    diagnostics,
    texts: [],
    words: [],
    links: [],
    stated: [],
    attributes: new Map(),
    places: new Map(),
    depth: 0,
    run: undefined,
    report: (at, problem, field = '-') => {
      const { line, column } = 'line' in at ? at : (at.position?.start ?? { line: 1, column: 1 })
      diagnostics.push({ ...problem, file, line, column, field })
    },
    readAll: (nodes, parent) => readAll(reading, nodes, parent),
  }
  return reading
}
