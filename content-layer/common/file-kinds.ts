/*
 * Recognizes kinds of files by their first bytes or their names, and says what to do with each in place of an image.
 */

/** Description of a file, and the recommended alternative to it as an image. */
type KindMessages = readonly [description: string, advice: string]

/** How to recognize a kind of file, and what to say of it. */
type KindRow = {
  /** Pattern of its first bytes, each as the character with its code (`latin`). */
  startsWith?: RegExp
  /** Pattern of its file name. */
  named?: RegExp
  messages: KindMessages
}

/** The advice for an image of another format than its name says. */
const rename = (name: string, ending: string): KindMessages => [
  name,
  `名前の終わりを .${ending} に変え、書いてあるところも直す`,
]

/** Kinds of files found in place of pictures, the more specific ones first. The first five can be published. */
export const fileKinds = {
  png: { startsWith: /^\x89PNG\r\n\x1a\n/, messages: rename('PNG', 'png') },
  jpeg: { startsWith: /^\xff\xd8\xff/, named: /\.(?:jfif|jpe|pjpeg|pjp)$/i, messages: rename('JPEG', 'jpg') },
  webp: { startsWith: /^RIFF[^]{4}WEBP/, messages: rename('WebP', 'webp') },
  avif: {
    startsWith: /^[^]{4}ftyp(?:avi[fs]|(?:mif1|msf1|miaf)[^]{4}(?:[^]{4}){0,6}?avi[fs])/,
    messages: rename('AVIF', 'avif'),
  },
  svg: { startsWith: /^(?:\xef\xbb\xbf)?\s*(?:<[?!][^]*?>\s*)*<(?:[\w-]+:)?svg[\s>]/, messages: rename('SVG', 'svg') },
  /** Photos of an iPhone. */
  heic: {
    startsWith: /^[^]{4}ftyp(?:hei[cxmsf]|hev[cxms]|mif1|msf1)/,
    named: /\.(?:heic|heif|hif)$/i,
    messages: [
      'iPhone などの写真（HEIC）で、ブラウザでは見えないもの',
      'JPEG で書き出して置く（名前を変えるだけでは足りない）。iPhone では、設定 → カメラ → フォーマット で「互換性優先」を選ぶ',
    ],
  },
  /** MP4 and MOV, WebM, AVI. */
  video: {
    startsWith: /^(?:[^]{4}ftyp|\x1a\x45\xdf\xa3|RIFF[^]{4}AVI )/,
    named: /\.(?:mp4|mov|m4v|webm|avi)$/i,
    messages: ['動画', '一つの場面を、JPEG で書き出して置く'],
  },
  gif: {
    startsWith: /^GIF8/,
    named: /\.gif$/i,
    messages: ['GIF', '動かない一枚の絵を、PNG で書き出して置く'],
  },
  /** JPEG XL and JPEG 2000, raw data of cameras, TIFF, BMP, icons. */
  photo: {
    startsWith:
      /^(?:\xff\x0a|\0\0\0\x0c(?:JXL|jP ) |\xff\x4f\xff\x51|FUJIFILMCCD-RAW|II[*+]\0|MM\0[*+]|BM[^]{4}\0\0\0\0|\0\0[\x01\x02]\0)/,
    named: /\.(?:jxl|jp2|j2k|jpf|jpx|raw|dng|cr[23]|nef|arw|raf|orf|rw2|tiff?|bmp|ico|cur)$/i,
    messages: [
      'ブラウザでは見えない画像（TIFF、BMP、カメラの RAW など）',
      'プレビューやフォトで開き、JPEG で書き出す（名前を変えるだけでは足りない）',
    ],
  },
  /** Photoshop, PDF and PostScript, Figma, Affinity, archives, Office, JSON. */
  design: {
    startsWith:
      /^(?:8BP[SB]|\s*%PDF-|%!PS|\xc5\xd0\xd3\xc6|fig-(?:kiwi|jam)|\0\xffKA|\x1f\x8b|\xd0\xcf\x11\xe0|PK(?:\x03\x04|\x05\x06)|\s*[{[]\s*")/,
    named:
      /\.(?:ps[db]|ait?|pdf|e?ps|fig|jam|af(?:design|photo|pub)|svgz|sketch|xd|clip|procreate|kra|xcf|json|lottie)$/i,
    messages: [
      '作図ソフトや文書のファイル（PSD、AI、PDF、Figma、zip など）',
      '作図ソフトの「書き出し」で、SVG か幅1,500px の PNG にする（名前を変えるだけでは足りない）',
    ],
  },
  /** Property lists, AppleDouble, marks of downloads, shortcuts, data URLs. */
  residue: {
    startsWith:
      /^(?:bplist00|\0\x05\x16[\0\x07]|(?:\xef\xbb\xbf)?\[(?:ZoneTransfer|InternetShortcut|Desktop Entry)\]|L\0\0\0\x01\x14\x02\0|\s*data:image\/)/,
    named: /^\._|Zone\.Identifier$|\.(?:icloud|url|lnk|webloc)$/i,
    messages: ['画像そのものではなく、パソコンが付けた印やショートカット', '消して、もとの画像を置く'],
  },
  /** What Git has in place of a file that is stored elsewhere. */
  lfs: {
    startsWith: /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\//,
    messages: [
      'Git LFS の目印だけで、画像そのものではないもの',
      '「git lfs pull」で画像を取り出すか、もとの画像を置く（わからなければ開発者に聞く）',
    ],
  },
  conflict: {
    startsWith: /^(?:[^]*\n)?<{7}(?: |\r?\n)/,
    messages: ['二人の変更がぶつかったときの印（<<<<<<<）が入ったもの', '正しいほうの画像を、もう一度書き出して置く'],
  },
  html: {
    startsWith:
      /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html(?![^>]*>\s*<(?:[\w-]+:)?svg)|html|head|body)[\s/>]/i,
    named: /\.html?$/i,
    messages: ['Web ページ（エラーの画面など）', 'ページではなく画像そのものを保存して置く'],
  },
  empty: {
    startsWith: /^[\s\0]*$/,
    messages: ['空', 'もとの画像を、もう一度書き出して置く'],
  },
} as const satisfies Readonly<Record<string, KindRow>>

export type FileKind = keyof typeof fileKinds

const kindRows = Object.entries(fileKinds) as [FileKind, KindRow][]

/** Number of bytes that are read to detect the kind of a file. */
const sniffedBytes = 4096

/** Decodes bytes as Latin-1: one character each, with the byte as its code. */
export function latin(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += sniffedBytes)
    text += String.fromCharCode(...bytes.subarray(at, at + sniffedBytes))
  return text
}

/** Returns the kind of a file by its first bytes; undefined for an unknown one. */
export function detectKind(bytes: Uint8Array): FileKind | undefined {
  const text = latin(bytes.subarray(0, sniffedBytes))
  const kind = kindRows.find(([, { startsWith }]) => startsWith?.test(text))?.[0]
  return kind === 'empty' && bytes.subarray(sniffedBytes).some((byte) => byte > 32) ? undefined : kind
}

/** Returns the kind of a file that is not a picture, by its name; undefined if the name is unknown. */
export function detectKindByName(file: string): FileKind | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return kindRows.find(([, { named }]) => named?.test(name))?.[0]
}

export function describeKind(kind: FileKind): KindMessages {
  return fileKinds[kind].messages
}

/** Kinds of images by the endings of their names. */
const kindOfEnding: Readonly<Record<string, FileKind>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
}

/** Returns the kind that a picture should have according to its name. */
export function getExpectedKind(file: string): FileKind | undefined {
  return kindOfEnding[file.slice(file.lastIndexOf('.') + 1)]
}
