import { describeKind, type FileKind } from '../../common/file-kinds.ts'
import { positionAt } from '../../common/position-at.ts'
import type { MessageAndHint } from '../message.ts'

/** The size stated in an SVG, verbatim; a missing part is empty. */
export type WrittenSize = { width: string; height: string; viewBox: string }

const exportAgain = '書き出し直すか、PNG にする'

/** Messages for an SVG that is not valid XML. */
const xmlTexts = {
  ampersand: [
    '画像が壊れています（& の書き方が違う）',
    'この行の & を &amp; に直すか、レイヤーの名前から & を消して書き出し直す',
    'レイヤーの名前から & を消して書き出し直すか、PNG にする',
  ],
  prefix: [
    '画像が壊れています（xlink: など、宣言のない名前がある）',
    '書き出し直す（xmlns:xlink などの宣言を消さない）',
    exportAgain,
  ],
  unclosed: ['画像が壊れています（途中で切れているか、閉じていない）', '書き出し直して、全体を置く', exportAgain],
  outside: [
    '画像が壊れています（<svg> の前か後ろに、余分なものがある）',
    '書き出し直す（一つのファイルには <svg> を一つだけ置く）',
    exportAgain,
  ],
  character: [
    '画像が壊れています（使えない文字が入っている）',
    'レイヤーの名前などから消して、書き出し直す',
    'レイヤーの名前から絵文字や記号を消して書き出し直すか、PNG にする',
  ],
  twice: ['画像が壊れています（同じ属性が二度ある）', '書き出し直す', exportAgain],
  other: [
    '画像が壊れています（書き方が XML として違う）',
    '書き出し直す（手で直したなら、この行を見直す）',
    exportAgain,
  ],
} as const satisfies Readonly<Record<string, MessageAndHint>>

type XmlError = keyof typeof xmlTexts

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

export class UnreadableImage extends Error {
  constructor(
    readonly reason: ImageError,
    readonly position: ImagePosition = { line: 1, column: 1 },
  ) {
    super(reason.kind)
  }
}

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Formats the parts of the size that a file states. */
function formatSize({ width, height, viewBox }: WrittenSize): string {
  const sizes = Object.entries({ width, height, viewBox }).flatMap(([name, value]) =>
    value === '' ? [] : [`${name}="${value.slice(0, 40)}"`],
  )
  return sizes.length > 0 ? sizes.join(' ') : 'どれも書かれていない'
}

/** Describes an element with a wrong, an empty or, for the root only, no namespace. */
function describeNamespace(element: string, namespace: string): MessageAndHint {
  const isRoot = element.endsWith('svg')
  const missing = isRoot ? 'なく' : '空で'
  const problem = namespace === '' ? missing : `違い（xmlns="${namespace.slice(0, 60)}"）`
  return [
    `<${element}> の xmlns が${problem}、ブラウザでは見えません`,
    isRoot
      ? `ファイルとして書き出し直すか、<svg> に xmlns="${svgNamespace}" と書く`
      : `<${element}> の xmlns を消すか、ファイルとして書き出し直す`,
  ]
}

/** Describes why a picture cannot be read, and how to fix it. */
export function describeImageError(reason: ImageError): MessageAndHint {
  switch (reason.kind) {
    case 'other-kind': {
      const [is, hint] = describeKind(reason.is)
      return [`中身は${is}です`, hint]
    }
    case 'unknown':
      return [
        '画像として読めません（画像ではないか、壊れています）',
        'SVG・PNG・JPEG・WebP・AVIF のどれかで書き出し直して置く',
      ]
    case 'damaged':
      return ['途中で切れているか、壊れています', '書き出し直して、全体を置く']
    case 'undrawable':
      return ['SVG として描けません', '「最適化 SVG」などで書き出し直すか、幅1,500px の PNG にする']
    case 'encoding':
      return [`文字コードが UTF-8 ではありません（${reason.name}）`, '文字コードに UTF-8 を選んで書き出し直す']
    case 'element':
      return [`中身が SVG ではなく <${reason.name}> です`, 'SVG で書き出し直す']
    case 'namespace':
      return describeNamespace(reason.element, reason.written)
    case 'size':
      return [
        `幅と高さが決まりません（${formatSize(reason.written)}）`,
        '<svg> に width と height を px で書くか、四つの数の viewBox を書く',
      ]
    case 'xml':
      return xmlTexts[reason.reason]
  }
}

/** Messages of the XML parser, and the error that each reports. */
const xmlMessages: readonly (readonly [RegExp, XmlError])[] = [
  [/^disallowed character\.$|character entity/, 'character'],
  [/entity/, 'ampersand'],
  [/prefix/, 'prefix'],
  [/unclosed|unmatched|unexpected|close tag|attribute without value|must contain a root/, 'unclosed'],
  [/outside of root|one root|declaration must|before root/, 'outside'],
  [/duplicate/, 'twice'],
]

function classifyXmlError(message: string): XmlError {
  return xmlMessages.find(([pattern]) => pattern.test(message))?.[1] ?? 'other'
}

/** A & that starts neither an XML entity nor a character reference. */
const looseAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** Returns the error for a message of the XML parser, at the position where the parser noticed it. */
export function unreadableXml(source: string, message: string, position: ImagePosition): UnreadableImage {
  const before = source.split('\n').slice(0, position.line).join('\n')
  // The parser reads everything up to the next semicolon, or the end, as a name.
  const ampersand = before.search(looseAmpersand)
  return ampersand < 0
    ? new UnreadableImage({ kind: 'xml', reason: classifyXmlError(message.replace(/^\d+:\d+: /, '')) }, position)
    : new UnreadableImage({ kind: 'xml', reason: 'ampersand' }, positionAt(before, ampersand))
}
