import type { FileKind } from '../../common/file-kinds.ts'
import { positionAt } from '../../common/position-at.ts'

/** The size stated in an SVG, verbatim; a missing part is empty. */
export type WrittenSize = { width: string; height: string; viewBox: string }

/** Errors of an SVG that is not valid XML; `prefix` is a name such as `xlink:href` without the declaration of its prefix. */
export type XmlError = 'ampersand' | 'prefix' | 'unclosed' | 'outside-root' | 'character' | 'duplicate' | 'other'

/** Reasons why a file cannot be read as a picture of its type. */
export type ImageError =
  | { kind: 'other-kind'; is: FileKind }
  | { kind: 'unknown' | 'damaged' | 'undrawable' }
  | { kind: 'encoding'; name: string }
  | { kind: 'element'; name: string }
  | { kind: 'namespace'; element: string; written: string }
  | { kind: 'size'; written: WrittenSize }
  | { kind: 'xml'; reason: XmlError }

/** The position of an error in a file; line and column count from 1. */
type ImagePosition = { line: number; column: number }

/** Thrown by the inspection of an image whose file cannot be read as a picture, at the position of the error. */
export class UnreadableImage extends Error {
  constructor(
    readonly reason: ImageError,
    readonly position: ImagePosition = { line: 1, column: 1 },
  ) {
    super(reason.kind)
  }
}

/** Messages of the XML parser, and the error that each reports. The first match applies. */
const xmlErrors: readonly { message: RegExp; error: XmlError }[] = [
  { message: /^disallowed character\.$|character entity/, error: 'character' },
  { message: /entity/, error: 'ampersand' },
  { message: /prefix/, error: 'prefix' },
  {
    message: /unclosed|unmatched|unexpected|close tag|attribute without value|must contain a root/,
    error: 'unclosed',
  },
  { message: /outside of root|one root|declaration must|before root/, error: 'outside-root' },
  { message: /duplicate/, error: 'duplicate' },
]

/** A & that starts neither an XML entity nor a character reference. */
const looseAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** Creates the error for a message of the XML parser, at the position where the parser noticed it. */
export function createXmlError(source: string, message: string, position: ImagePosition): UnreadableImage {
  const before = source.split('\n').slice(0, position.line).join('\n')
  // The parser reads everything from a & up to the next semicolon, or the end, as a name.
  const ampersand = before.search(looseAmpersand)
  if (ampersand >= 0) return new UnreadableImage({ kind: 'xml', reason: 'ampersand' }, positionAt(before, ampersand))
  const messageWithoutPosition = message.replace(/^\d+:\d+: /, '')
  const reason = xmlErrors.find((row) => row.message.test(messageWithoutPosition))?.error ?? 'other'
  return new UnreadableImage({ kind: 'xml', reason }, position)
}
