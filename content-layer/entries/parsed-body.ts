import type { Diagnostic, Path, Position } from '../diagnostics/diagnostic.ts'
import type { BodyNode } from './body.ts'
import type { StatedFacts } from '../placeholders/fill-text.ts'
import type { Reference } from '../source/fields/collect-references.ts'

export type BlockNode = Extract<BodyNode, { type: 'block' }>

/** A position in the body, or in the file of a shared text that it uses. */
export type BodyPosition = Position & { file?: string }

/** A text, mark or link of a body, with its position. */
export type PositionedText = BodyPosition & { value: string }

/** A body of Markdown and blocks after parsing, with what the rules need to know about its texts. */
export type ParsedBody = {
  body: BodyNode[]
  diagnostics: Diagnostic[]
  /** Every ※ mark in the text, each after the character before it. */
  noteMarks: PositionedText[]
  /** Each paragraph, heading and list item as visitors read it, without markup. */
  plainTexts: PositionedText[]
  links: PositionedText[]
  /** The facts that each text states by a placeholder. */
  statements: (BodyPosition & { facts: StatedFacts })[]
  /** Files of the shared texts that the body uses, at the positions of their uses. */
  uses: Reference[]
  /** Returns the block's properties that were refused before their values could be read. */
  refusedProperties: (block: BlockNode) => ReadonlySet<string>
  positionOfNode: (node: BodyNode) => BodyPosition
  /** Returns the position of the part at `path` of a block's properties. */
  positionOfProperty: (block: BlockNode, path: Path) => BodyPosition
}
