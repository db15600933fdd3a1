import { Document, isCollection, isScalar, Scalar, visit, type ToStringOptions } from 'yaml'

const options: ToStringOptions = { lineWidth: 0, indentSeq: true, flowCollectionPadding: false }

/** Sets the style of a text: literal for several lines; otherwise `style` if it quotes, or as plain as YAML allows. */
function chooseStyle(scalar: Scalar, style: Scalar.Type | undefined): void {
  if (typeof scalar.value !== 'string') return
  if (scalar.value.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL
  else if (style === Scalar.QUOTE_DOUBLE || style === Scalar.QUOTE_SINGLE) scalar.type = style
}

/** Formats a YAML document. Texts of one line are quoted as in `style`, if it is a style of quotes. */
export function writeDocument(value: unknown, style?: Scalar.Type): string {
  const document = new Document(value, { aliasDuplicateObjects: false })
  visit(document, { Scalar: (_, scalar) => chooseStyle(scalar, style) })
  return document.toString(options)
}

/** Formats a scalar on one line, if possible in the given style; undefined if it needs several lines. */
export function writeScalar(value: unknown, style?: Scalar.Type): string | undefined {
  const text = writeDocument(value, style).replace(/\n$/, '')
  return text.includes('\n') ? undefined : text
}

/** Formats an item of a list on one line; undefined if it needs several lines. */
function writeFlowItem(item: unknown): string | undefined {
  const document = new Document([item], { aliasDuplicateObjects: false })
  if (isCollection(document.contents)) document.contents.flow = true
  const text = document.toString(options).trim()
  // The library breaks long lists into lines, whatever the width.
  const inner = /^\[\s*([^]*?)\s*\]$/.exec(text)?.[1]
  return inner?.includes('\n') ? undefined : inner
}

/** Formats a list on one line, `[target, entry]`; undefined if it needs several lines. */
export function writeFlow(items: readonly unknown[]): string | undefined {
  const written = items.map(writeFlowItem)
  return written.every((item) => item !== undefined) ? `[${written.join(', ')}]` : undefined
}

function indentLines(text: string, indent: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`)
}

/** Formats a field of a map, ending with a line break; all lines except the first are indented. */
export function writePair(key: string, value: unknown, indent: string): string {
  return indentLines(writeDocument({ [key]: value }), indent)
}

/** Formats an item of a list with its dash, ending with a line break; all lines are indented. */
export function writeItem(item: unknown, indent: string): string {
  return indent + indentLines(writeDocument([item]), indent)
}

/** Returns whether a node is a scalar that is not a block of lines, such as `|-`. */
export function isInline(node: unknown): node is Scalar {
  return isScalar(node) && node.type !== Scalar.BLOCK_LITERAL && node.type !== Scalar.BLOCK_FOLDED
}
