import type { Diagnostic, Path, Position } from '../diagnostics/diagnostic.ts'
import type { BodyNode } from './body.ts'
import type { StatedAt } from '../placeholders/fill-text.ts'
import type { Reference } from '../source/fields/collect.ts'

export type BlockNode = Extract<BodyNode, { type: 'block' }>
/** A position in the body, or in the file of a shared text that it uses. */
export type BodyPosition = Position & { file?: string }
export type PositionedText = BodyPosition & { value: string }

export type MdxFile = {
  body: BodyNode[]
  diagnostics: Diagnostic[]
  /** Every ※ mark in the text with its position. */
  texts: PositionedText[]
  /** All texts with their facts written out. */
  plainTexts: (PositionedText & { written: string })[]
  links: PositionedText[]
  /** Facts in the body, each text with its position. */
  stated: (StatedAt & { file?: string })[]
  /** Files of the shared texts that the body uses, at the positions of their uses. */
  uses: Reference[]
  /** Returns the block's properties that were refused before their values could be read. */
  refusedProperties: (block: BlockNode) => ReadonlySet<string>
  /** Returns the position of a node of the body. */
  positionOfNode: (node: BodyNode) => BodyPosition
  /** Returns the position of a block's property. */
  positionOf: (block: BlockNode, path: Path) => BodyPosition
}
