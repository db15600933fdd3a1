/** What a file is, and what to do with it where a picture is wanted. */
type KindWords = readonly [is: string, advice: string]

type KindRow = {
  /** How its bytes begin, as Latin letters. */
  begins?: RegExp
  /** How its name ends or begins. */
  named?: RegExp
  words: KindWords
}

const rename = (name: string, ending: string): KindWords => [
  name,
  `名前の終わりを .${ending} に変え、書いてあるところも直す`,
]

const exportFrom = {
  design: '作図ソフトの「書き出し」で、SVG か幅1,500px の PNG にする（名前を変えるだけでは足りない）',
  photo: 'プレビューやフォトで開き、JPEG で書き出す（名前を変えるだけでは足りない）',
} as const

const design = (is: string): KindWords => [is, exportFrom.design]
const photo = (is: string): KindWords => [is, exportFrom.photo]
const again = (is: string): KindWords => [is, 'もとの画像を、もう一度書き出して置く']

/** Kinds of files that stand where a picture should, the more special ones first. The first five can be published. */
export const fileKinds = {
  png: { begins: /^\x89PNG\r\n\x1a\n/, words: rename('PNG', 'png') },
  jpeg: { begins: /^\xff\xd8\xff/, named: /\.(?:jfif|jpe|pjpeg|pjp)$/i, words: rename('JPEG', 'jpg') },
  webp: { begins: /^RIFF[^]{4}WEBP/, words: rename('WebP', 'webp') },
  avif: {
    begins: /^[^]{4}ftyp(?:avi[fs]|(?:mif1|msf1|miaf)[^]{4}(?:[^]{4}){0,6}?avi[fs])/,
    words: rename('AVIF', 'avif'),
  },
  svg: { begins: /^(?:\xef\xbb\xbf)?\s*(?:<[?!][^]*?>\s*)*<(?:[\w-]+:)?svg[\s>]/, words: rename('SVG', 'svg') },
  heic: {
    begins: /^[^]{4}ftyp(?:hei[cxmsf]|hev[cxms]|mif1|msf1)/,
    named: /\.(?:heic|heif|hif)$/i,
    words: [
      'iPhone などの写真（HEIC）で、ブラウザでは見えないもの',
      'JPEG で書き出して置く（名前を変えるだけでは足りない）。iPhone では、設定 → カメラ → フォーマット で「互換性優先」を選ぶ',
    ],
  },
  video: {
    begins: /^(?:[^]{4}ftyp|\x1a\x45\xdf\xa3|RIFF[^]{4}AVI )/,
    named: /\.(?:mp4|mov|m4v|webm|avi)$/i,
    words: ['動画', '一つの場面を、JPEG で書き出して置く'],
  },
  gif: {
    begins: /^GIF8/,
    named: /\.gif$/i,
    words: ['GIF', '動かない一枚の絵を、PNG で書き出して置く'],
  },
  jxl: { begins: /^(?:\xff\x0a|\0\0\0\x0cJXL )/, named: /\.jxl$/i, words: photo('JPEG XL') },
  jp2: {
    begins: /^(?:\0\0\0\x0cjP {2}|\xff\x4f\xff\x51)/,
    named: /\.(?:jp2|j2k|jpf|jpx)$/i,
    words: photo('JPEG 2000'),
  },
  raw: {
    begins: /^(?:FUJIFILMCCD-RAW|II\*\0\x10\0\0\0CR)/,
    named: /\.(?:raw|dng|cr[23]|nef|arw|raf|orf|rw2)$/i,
    words: photo('カメラの RAW データ'),
  },
  tiff: {
    begins: /^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/,
    named: /\.tiff?$/i,
    words: photo('TIFF で、ブラウザでは見えないもの'),
  },
  bmp: { begins: /^BM[^]{4}\0\0\0\0/, named: /\.bmp$/i, words: photo('BMP（Windows のビットマップ）') },
  ico: {
    begins: /^\0\0[\x01\x02]\0[^]\0?/,
    named: /\.(?:ico|cur)$/i,
    words: photo('アイコンのファイル（ICO）'),
  },
  psd: {
    begins: /^8BP[SB]/,
    named: /\.ps[db]$/i,
    words: design('Photoshop のファイル（PSD）'),
  },
  illustrator: {
    begins: /^%(?:PDF|!PS)[^]*?(?:Adobe Illustrator|AIPrivateData|Illustrator)/,
    named: /\.ait?$/i,
    words: design('Illustrator のファイル（AI）'),
  },
  pdf: { begins: /^\s*%PDF-/, named: /\.pdf$/i, words: design('PDF') },
  eps: { begins: /^(?:%!PS|\xc5\xd0\xd3\xc6)/, named: /\.e?ps$/i, words: design('EPS') },
  figma: {
    begins: /^fig-(?:kiwi|jam)/,
    named: /\.(?:fig|jam)$/i,
    words: design('Figma のファイル'),
  },
  affinity: {
    begins: /^\0\xffKA/,
    named: /\.af(?:design|photo|pub)$/i,
    words: design('Affinity のファイル'),
  },
  compressedSvg: {
    begins: /^\x1f\x8b/,
    named: /\.svgz$/i,
    words: design('圧縮されたファイル（SVGZ など）'),
  },
  sketch: {
    named: /\.(?:sketch|xd|clip|procreate|kra|xcf)$/i,
    words: design('作図ソフトのファイル'),
  },
  zip: {
    begins: /^PK(?:\x03\x04|\x05\x06)/,
    words: [
      'zip か、ほかのソフト（Sketch、XD、Office など）のファイル',
      '展開して中の画像を置くか、そのソフトから SVG か PNG で書き出す',
    ],
  },
  office: {
    begins: /^\xd0\xcf\x11\xe0/,
    words: design('Office のファイル'),
  },
  icloud: {
    begins: /^bplist00/,
    named: /\.icloud$/i,
    words: [
      'iCloud にだけあり、まだダウンロードされていないファイルの印',
      'Finder で雲のマークを押してダウンロードし、その画像を置く',
    ],
  },
  appleDouble: {
    begins: /^\0\x05\x16[\0\x07]/,
    named: /^\._/,
    words: again('Mac がほかのディスクに書いた付属のファイル'),
  },
  zoneMark: {
    begins: /^(?:\xef\xbb\xbf)?\[ZoneTransfer\]/,
    named: /:Zone\.Identifier$|\.Zone\.Identifier$/i,
    words: ['Windows がダウンロードしたファイルに付ける印', '消す（画像そのものには要らない）'],
  },
  shortcut: {
    begins: /^(?:\xef\xbb\xbf)?(?:\[InternetShortcut\]|\[Desktop Entry\]|L\0\0\0\x01\x14\x02\0)/,
    named: /\.(?:url|lnk|webloc)$/i,
    words: again('ショートカット'),
  },
  lfs: {
    begins: /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\//,
    words: [
      'Git LFS の目印だけで、画像そのものではないもの',
      '「git lfs pull」で画像を取り出すか、もとの画像を置く（わからなければ開発者に聞く）',
    ],
  },
  conflict: {
    begins: /^(?:[^]*\n)?<{7}(?: |\r?\n)/,
    words: ['二人の変更がぶつかったときの印（<<<<<<<）が入ったもの', '正しいほうの画像を、もう一度書き出して置く'],
  },
  html: {
    begins:
      /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html(?![^>]*>\s*<(?:[\w-]+:)?svg)|html|head|body)[\s/>]/i,
    named: /\.html?$/i,
    words: ['Web ページ（エラーの画面など）', 'ページではなく画像そのものを保存して置く'],
  },
  dataUrl: {
    begins: /^\s*data:image\//,
    words: again('画像を文字にしたもの（data:…）'),
  },
  json: {
    begins: /^\s*[{[]\s*"/,
    named: /\.(?:json|lottie)$/i,
    words: design('データ（JSON。Lottie の動きなど）'),
  },
  empty: {
    begins: /^[\s\0]*$/,
    words: again('空'),
  },
} as const satisfies Readonly<Record<string, KindRow>>

export type FileKind = keyof typeof fileKinds

const rows = Object.entries(fileKinds) as [FileKind, KindRow][]

/** Bytes from the beginning that tell what a file is. */
const toldBy = 4096

/** Bytes as Latin letters, one each. */
export function latin(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += toldBy) text += String.fromCharCode(...bytes.subarray(at, at + toldBy))
  return text
}

/** What a file is by how its bytes begin; undefined for anything that is not known. */
export function kindOfBytes(bytes: Uint8Array): FileKind | undefined {
  const text = latin(bytes.subarray(0, toldBy))
  const kind = rows.find(([, { begins }]) => begins?.test(text))?.[0]
  return kind === 'empty' && bytes.subarray(toldBy).some((byte) => byte > 32) ? undefined : kind
}

/** What a file is that is no picture by its name; undefined for one that is known by no name. */
export function kindOfName(file: string): FileKind | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return rows.find(([, { named }]) => named?.test(name))?.[0]
}

/** What a file is, and what to do about it. */
export function describeKind(kind: FileKind): KindWords {
  return fileKinds[kind].words
}

const kindOfEnding: Readonly<Record<string, FileKind>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
}

/** What a picture should be by its name. */
export function kindOfPicture(file: string): FileKind | undefined {
  return kindOfEnding[file.slice(file.lastIndexOf('.') + 1)]
}
