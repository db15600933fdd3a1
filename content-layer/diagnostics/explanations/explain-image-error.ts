import { describeKind } from '../../common/file-kinds.ts'
import type { MessageAndHint } from '../message.ts'
import type { ImageError, WrittenSize, XmlError } from './unreadable-image.ts'

const exportAgain = '書き出し直すか、PNG にする'

/** Messages for an SVG that is not valid XML. */
const xmlMessages = {
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
  'outside-root': [
    '画像が壊れています（<svg> の前か後ろに、余分なものがある）',
    '書き出し直す（一つのファイルには <svg> を一つだけ置く）',
    exportAgain,
  ],
  character: [
    '画像が壊れています（使えない文字が入っている）',
    'レイヤーの名前などから消して、書き出し直す',
    'レイヤーの名前から絵文字や記号を消して書き出し直すか、PNG にする',
  ],
  duplicate: ['画像が壊れています（同じ属性が二度ある）', '書き出し直す', exportAgain],
  other: [
    '画像が壊れています（書き方が XML として違う）',
    '書き出し直す（手で直したなら、この行を見直す）',
    exportAgain,
  ],
} as const satisfies Readonly<Record<XmlError, MessageAndHint>>

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Formats the parts of the size that a file states. */
function formatSize({ width, height, viewBox }: WrittenSize): string {
  const sizes = Object.entries({ width, height, viewBox }).flatMap(([name, value]) =>
    value === '' ? [] : [`${name}="${value.slice(0, 40)}"`],
  )
  return sizes.length > 0 ? sizes.join(' ') : 'どれも書かれていない'
}

/** Describes an element with a wrong, an empty or, for the root only, no namespace (`xmlns`). */
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
      return xmlMessages[reason.reason]
  }
}
