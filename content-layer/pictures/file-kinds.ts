import type { Language } from '../diagnostics/words.ts'

/** What a file is, and what to do with it where a picture is wanted, in each language. */
type KindWords = Readonly<Record<Language, readonly [is: string, advice: string]>>

type KindRow = {
  /** How its bytes begin, as Latin letters. */
  begins?: RegExp
  /** How its name ends or begins. */
  named?: RegExp
  words: KindWords
}

const rename = (name: string, ending: string): KindWords => ({
  en: [name, `end its name in .${ending}, and correct it wherever it is written`],
  ja: [name, `名前の終わりを .${ending} に変え、書いてあるところも直す`],
})

const exportFrom = {
  design: {
    en: 'export it from the design tool as an SVG, or as a PNG 1,500 px wide',
    ja: '作図ソフトの「書き出し」で、SVG か幅1,500px の PNG にする（名前を変えるだけでは足りない）',
  },
  photo: {
    en: 'save it as a JPEG; another name alone does not change it',
    ja: 'プレビューやフォトで開き、JPEG で書き出す（名前を変えるだけでは足りない）',
  },
} as const

const design = (en: string, ja: string): KindWords => ({
  en: [en, exportFrom.design.en],
  ja: [ja, exportFrom.design.ja],
})
const photo = (en: string, ja: string): KindWords => ({ en: [en, exportFrom.photo.en], ja: [ja, exportFrom.photo.ja] })
const again = (en: string, ja: string): KindWords => ({
  en: [en, 'put the picture itself here'],
  ja: [ja, 'もとの画像を、もう一度書き出して置く'],
})

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
    words: {
      en: [
        'a HEIC photograph, which browsers do not show',
        'save it as a JPEG; an iPhone takes such pictures with Settings > Camera > Formats > Most Compatible',
      ],
      ja: [
        'iPhone などの写真（HEIC）で、ブラウザでは見えないもの',
        'JPEG で書き出して置く（名前を変えるだけでは足りない）。iPhone では、設定 → カメラ → フォーマット で「互換性優先」を選ぶ',
      ],
    },
  },
  video: {
    begins: /^(?:[^]{4}ftyp|\x1a\x45\xdf\xa3|RIFF[^]{4}AVI )/,
    named: /\.(?:mp4|mov|m4v|webm|avi)$/i,
    words: {
      en: ['a video', 'hand in one still picture as a JPEG'],
      ja: ['動画', '一つの場面を、JPEG で書き出して置く'],
    },
  },
  gif: {
    begins: /^GIF8/,
    named: /\.gif$/i,
    words: {
      en: ['a GIF', 'save one still picture of it as a PNG'],
      ja: ['GIF', '動かない一枚の絵を、PNG で書き出して置く'],
    },
  },
  jxl: { begins: /^(?:\xff\x0a|\0\0\0\x0cJXL )/, named: /\.jxl$/i, words: photo('a JPEG XL', 'JPEG XL') },
  jp2: {
    begins: /^(?:\0\0\0\x0cjP {2}|\xff\x4f\xff\x51)/,
    named: /\.(?:jp2|j2k|jpf|jpx)$/i,
    words: photo('a JPEG 2000', 'JPEG 2000'),
  },
  raw: {
    begins: /^(?:FUJIFILMCCD-RAW|II\*\0\x10\0\0\0CR)/,
    named: /\.(?:raw|dng|cr[23]|nef|arw|raf|orf|rw2)$/i,
    words: photo('the raw data of a camera', 'カメラの RAW データ'),
  },
  tiff: {
    begins: /^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/,
    named: /\.tiff?$/i,
    words: photo('a TIFF, which browsers do not show', 'TIFF で、ブラウザでは見えないもの'),
  },
  bmp: { begins: /^BM[^]{4}\0\0\0\0/, named: /\.bmp$/i, words: photo('a BMP', 'BMP（Windows のビットマップ）') },
  ico: {
    begins: /^\0\0[\x01\x02]\0[^]\0?/,
    named: /\.(?:ico|cur)$/i,
    words: photo('an icon file', 'アイコンのファイル（ICO）'),
  },
  psd: {
    begins: /^8BP[SB]/,
    named: /\.ps[db]$/i,
    words: design('a Photoshop document', 'Photoshop のファイル（PSD）'),
  },
  illustrator: {
    begins: /^%(?:PDF|!PS)[^]*?(?:Adobe Illustrator|AIPrivateData|Illustrator)/,
    named: /\.ait?$/i,
    words: design('an Illustrator document', 'Illustrator のファイル（AI）'),
  },
  pdf: { begins: /^\s*%PDF-/, named: /\.pdf$/i, words: design('a PDF', 'PDF') },
  eps: { begins: /^(?:%!PS|\xc5\xd0\xd3\xc6)/, named: /\.e?ps$/i, words: design('an EPS', 'EPS') },
  figma: {
    begins: /^fig-(?:kiwi|jam)/,
    named: /\.(?:fig|jam)$/i,
    words: design('a Figma document', 'Figma のファイル'),
  },
  affinity: {
    begins: /^\0\xffKA/,
    named: /\.af(?:design|photo|pub)$/i,
    words: design('an Affinity document', 'Affinity のファイル'),
  },
  compressedSvg: {
    begins: /^\x1f\x8b/,
    named: /\.svgz$/i,
    words: design('a compressed file', '圧縮されたファイル（SVGZ など）'),
  },
  sketch: {
    named: /\.(?:sketch|xd|clip|procreate|kra|xcf)$/i,
    words: design('the document of a drawing program', '作図ソフトのファイル'),
  },
  zip: {
    begins: /^PK(?:\x03\x04|\x05\x06)/,
    words: {
      en: ['a zip file, or the document of another program', 'unpack it, or export the picture from that program'],
      ja: [
        'zip か、ほかのソフト（Sketch、XD、Office など）のファイル',
        '展開して中の画像を置くか、そのソフトから SVG か PNG で書き出す',
      ],
    },
  },
  office: {
    begins: /^\xd0\xcf\x11\xe0/,
    words: design('the document of an office program', 'Office のファイル'),
  },
  icloud: {
    begins: /^bplist00/,
    named: /\.icloud$/i,
    words: {
      en: ['the mark of a file that is in iCloud only', 'download it in the Finder, and put the picture here'],
      ja: [
        'iCloud にだけあり、まだダウンロードされていないファイルの印',
        'Finder で雲のマークを押してダウンロードし、その画像を置く',
      ],
    },
  },
  appleDouble: {
    begins: /^\0\x05\x16[\0\x07]/,
    named: /^\._/,
    words: again('what a Mac writes beside a file on another disk', 'Mac がほかのディスクに書いた付属のファイル'),
  },
  zoneMark: {
    begins: /^(?:\xef\xbb\xbf)?\[ZoneTransfer\]/,
    named: /:Zone\.Identifier$|\.Zone\.Identifier$/i,
    words: {
      en: ['the mark that Windows puts on downloaded files', 'delete it; the picture itself needs no mark'],
      ja: ['Windows がダウンロードしたファイルに付ける印', '消す（画像そのものには要らない）'],
    },
  },
  shortcut: {
    begins: /^(?:\xef\xbb\xbf)?(?:\[InternetShortcut\]|\[Desktop Entry\]|L\0\0\0\x01\x14\x02\0)/,
    named: /\.(?:url|lnk|webloc)$/i,
    words: again('a shortcut', 'ショートカット'),
  },
  lfs: {
    begins: /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\//,
    words: {
      en: ['a mark of Git LFS in place of the picture', 'run “git lfs pull”, or put the picture itself here'],
      ja: [
        'Git LFS の目印だけで、画像そのものではないもの',
        '「git lfs pull」で画像を取り出すか、もとの画像を置く（わからなければ開発者に聞く）',
      ],
    },
  },
  conflict: {
    begins: /^(?:[^]*\n)?<{7}(?: |\r?\n)/,
    words: {
      en: ['two versions with the marks of a conflict (<<<<<<<)', 'put the right one of the two pictures here'],
      ja: ['二人の変更がぶつかったときの印（<<<<<<<）が入ったもの', '正しいほうの画像を、もう一度書き出して置く'],
    },
  },
  html: {
    begins:
      /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html(?![^>]*>\s*<(?:[\w-]+:)?svg)|html|head|body)[\s/>]/i,
    named: /\.html?$/i,
    words: {
      en: ['a web page, perhaps an error message', 'save the picture itself, not the page around it'],
      ja: ['Web ページ（エラーの画面など）', 'ページではなく画像そのものを保存して置く'],
    },
  },
  dataUrl: {
    begins: /^\s*data:image\//,
    words: again('the address of a picture as text (data:…)', '画像を文字にしたもの（data:…）'),
  },
  json: {
    begins: /^\s*[{[]\s*"/,
    named: /\.(?:json|lottie)$/i,
    words: design('data (JSON, perhaps a Lottie animation)', 'データ（JSON。Lottie の動きなど）'),
  },
  empty: {
    begins: /^[\s\0]*$/,
    words: again('empty', '空'),
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
