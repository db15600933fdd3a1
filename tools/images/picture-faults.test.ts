import fc from 'fast-check'
import { expect, test } from 'vitest'

import { inspectRaster } from './inspect-raster.ts'
import { drawSvg } from './draw-svg.ts'

import { drawRaster } from '../../tests/support/sites/draw-pictures.ts'
import { describeDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import { fileKinds, detectKind, detectKindByName, type FileKind } from '#content-layer/common/file-kinds.ts'
import { inspectPicture, type PictureTools } from '#content-layer/images/inspect-image.ts'
import { nameUnsafeConstruct } from '#content-layer/diagnostics/explanations/unsafe-construct.ts'
import { inspectSvg } from '#content-layer/images/inspect-svg.ts'

const tools: PictureTools = { guard: unguarded, inspectRaster, drawSvg }

/** Returns the Japanese message about a file; undefined if the file is accepted. */
async function messageFor(file: string, content: Uint8Array | string, key = ''): Promise<string | undefined> {
  const bytes = Buffer.from(content)
  const { diagnostics } = await inspectPicture(file, () => bytes, `${file} ${key}`, tools)
  const [diagnostic] = diagnostics
  if (!diagnostic) return undefined
  const { message, hint } = describeDiagnostic(diagnostic)
  return `${message}。${hint}`
}

const bytes = (latin: string) => Buffer.from(latin, 'latin1')
const open = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
const png = await drawRaster(40, 30).png().toBuffer()
const avif = await drawRaster(40, 30).avif().toBuffer()

/** Beginnings of files, with their kinds. */
const samples: readonly (readonly [kind: FileKind, sample: Uint8Array])[] = [
  ['png', png],
  ['jpeg', await drawRaster(40, 30, '#fff').jpeg().toBuffer()],
  ['webp', await drawRaster(40, 30).webp().toBuffer()],
  ['avif', avif],
  ['svg', bytes(`<?xml version="1.0"?>\n<!-- a -->\n${open}</svg>`)],
  ['heic', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['video', bytes('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')],
  ['gif', bytes('GIF89a\x01\0\x01\0')],
  ['photo', bytes('\xff\x0a\xfa\x7f')],
  ['photo', bytes('\0\0\0\x0cjP  \r\n\x87\n')],
  ['photo', bytes('FUJIFILMCCD-RAW 0201')],
  ['photo', bytes('II*\0\x08\0\0\0')],
  ['photo', bytes('BM\x46\0\0\0\0\0\0\0\x36\0')],
  ['photo', bytes('\0\0\x01\0\x01\0\x10\x10')],
  ['design', bytes('8BPS\0\x01\0\0')],
  ['design', bytes('%PDF-1.6\n%\xe2\xe3\n<x:xmpmeta>Adobe Illustrator 27.0')],
  ['design', bytes('%PDF-1.7\n')],
  ['design', bytes('%!PS-Adobe-3.0 EPSF-3.0\n')],
  ['design', bytes('fig-kiwi\x0f\0')],
  ['design', bytes('\0\xffKA\x09\0')],
  ['design', bytes('\x1f\x8b\x08\0')],
  ['design', bytes('PK\x03\x04\x14\0')],
  ['design', bytes('\xd0\xcf\x11\xe0\xa1\xb1')],
  ['residue', bytes('bplist00\xd1\x01')],
  ['residue', bytes('\0\x05\x16\x07\0\x02')],
  ['residue', bytes('[ZoneTransfer]\r\nZoneId=3\r\n')],
  ['residue', bytes('[InternetShortcut]\r\nURL=https://a.example/\r\n')],
  ['lfs', bytes('version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n')],
  ['conflict', bytes(`<<<<<<< HEAD\n${open}</svg>\n=======\n>>>>>>> other\n`)],
  ['html', bytes('<!DOCTYPE html>\n<html><title>404</title></html>')],
  ['residue', bytes('data:image/png;base64,iVBORw0KGgo=')],
  ['design', bytes('{"v":"5.7","layers":[]}')],
  ['empty', bytes('')],
]

test.each(samples)('a %s is recognized by its bytes', (kind, sample) => {
  expect(detectKind(sample)).toBe(kind)
})

test.each(samples)('a %s with another extension is reported with its real type and a hint', async (kind, sample) => {
  const [is, hint] = fileKinds[kind].messages
  const names = { png: 'png', jpeg: 'jpg', webp: 'webp', avif: 'avif', svg: 'svg' }
  for (const [actual, ending] of Object.entries(names)) {
    if (actual === kind) continue
    expect(await messageFor(`images/a.${ending}`, sample, `${kind} ${sample.length}`)).toBe(`中身は${is}です。${hint}`)
  }
})

test.each([
  ['a.jfif', 'jpeg'],
  ['a.ai', 'design'],
  ['a.psd', 'design'],
  ['.a.png.icloud', 'residue'],
  ['a.png:Zone.Identifier', 'residue'],
  ['a.HEIC', 'heic'],
  ['a.tiff', 'photo'],
  ['a.fig', 'design'],
  ['a.sketch', 'design'],
  ['a.svgz', 'design'],
  ['a.mp4', 'video'],
  ['a.png', undefined],
  ['a.yaml', undefined],
])('%s is known by its name as %s', (name, kind) => {
  expect(detectKindByName(`campaigns/202309-1/images/${name}`)).toBe(kind)
})

const shiftJis = Buffer.concat([
  bytes(`${open}<title>`),
  bytes('\x8a\x47\x82\xcc\x90\xe0\x96\xbe'),
  bytes('</title></svg>'),
])

test.each([
  ['UTF-16', Buffer.from(`\uFEFF${open}</svg>`, 'utf16le'), 'UTF-16'],
  ['UTF-16 without a mark', Buffer.from(`${open}</svg>`, 'utf16le'), 'UTF-16'],
  ['Shift_JIS', shiftJis, 'Shift_JIS'],
  [
    'an encoding that it declares',
    Buffer.concat([bytes('<?xml version="1.0" encoding="EUC-JP"?>'), shiftJis]),
    'EUC-JP',
  ],
  ['UTF-8, which declares another', `<?xml version="1.0" encoding="iso-8859-1"?>${open}絵</svg>`, 'iso-8859-1'],
  ['UTF-8, which declares UTF-16', `<?xml version="1.0" encoding="utf-16"?>${open}</svg>`, 'utf-16'],
])('an SVG in %s is refused by the name of its encoding', async (title, content, name) => {
  expect(await messageFor('a.svg', content, title)).toBe(
    `文字コードが UTF-8 ではありません（${name}）。文字コードに UTF-8 を選んで書き出し直す`,
  )
})

test('an SVG of Latin letters may declare an encoding in which they are the same', async () => {
  const content = `<?xml version="1.0" encoding="iso-8859-1"?>${open}<path d="M0 0h9v9z"/></svg>`
  expect(await messageFor('latin.svg', content)).toBeUndefined()
})

test.each([
  [`${open}<title>A & B</title></svg>`, '& の書き方'],
  [`${open}<use xlink:href="#a"/></svg>`, '宣言のない名前'],
  [`${open}<g></svg>`, '閉じていない'],
  [`${open}</svg>${open}</svg>`, '<svg> の前か後ろ'],
  [`${open}<g id="a" id="b"/></svg>`, '同じ属性'],
  [`${open}<title>\u0001</title></svg>`, '使えない文字'],
  [`${open}<g a=b/></svg>`, '書き方が XML として違う'],
  ['<html/>', 'Web ページ'],
  ['<kml xmlns="urn:k"/>', '中身が SVG ではなく <kml> です'],
  ['<svg width="9" height="9"/>', '<svg> の xmlns がなく'],
  [open.replace('width="9" ', '').concat('</svg>'), '幅と高さが決まりません（height="9"）'],
  [`${open}<path d="M0 0h9v9z"/>\n<<<<<<< HEAD\n</svg>`, '二人の変更がぶつかった'],
])('%s is reported in Japanese', async (content, expected) => {
  expect(await messageFor('b.svg', content, content)).toContain(expected)
})

const draw = (inside: string, head = '') => `${head}${open}${inside}</svg>`

test.each([
  [draw('<script/>'), '<script>'],
  [draw('<g onclick="a"/>'), 'プログラム: onclick'],
  [draw('<use href="https://a.example/b.svg"/>'), '外部の参照: https://a.example/b.svg'],
  [draw('<g style="fill:url(https://a.example)"/>'), '外部の参照: url(https://a.example'],
  [draw('<animate attributeName="href"/>'), 'アニメーション: href'],
  [draw('<g fill="\\a"/>'), '\\ の記号: fill'],
  [draw('<style><g/></style>'), '<style> の中の <g>'],
  [draw('', '<!DOCTYPE svg [<!ENTITY a "b">]>'), 'DOCTYPE の中の定義'],
  [draw('', '<?xml-stylesheet href="a"?>'), '外部のスタイル: <?xml-stylesheet ?>'],
])('%s is unsafe, in Japanese', (source, expected) => {
  const what = inspectSvg(source).unsafe?.what
  expect(what && nameUnsafeConstruct(what)).toBe(expected)
})

/**
 * Latin terms of more than three letters that a Japanese message may contain: formats, programs, and parts of a file.
 */
const allowedTerms = new Set(
  [
    ...[
      'JPEG',
      'WebP',
      'AVIF',
      'HEIC',
      'TIFF',
      'SVGZ',
      'Lottie',
      'JSON',
      'Photoshop',
      'Illustrator',
      'Figma',
      'Affinity',
    ],
    ...['Sketch', 'Office', 'Windows', 'iCloud', 'Finder', 'iPhone', 'Mac', 'Latin', 'Shift', 'JIS', 'DOCTYPE', 'data'],
    ...['width', 'height', 'viewBox', 'xmlns', 'xlink', 'http', 'www', 'org', 'sRGB', 'git', 'pull'],
  ].map((term) => term.toLowerCase()),
)

/** Returns the English words of a message that are not quoted from the file. */
function englishIn(message: string, source: string): string[] {
  const terms = message.match(/[a-z]{4,}/gi) ?? []
  return terms.filter((term) => !allowedTerms.has(term.toLowerCase()) && !source.includes(term))
}

const change = fc.record({ at: fc.nat(), length: fc.nat({ max: 12 }), bytes: fc.uint8Array({ maxLength: 6 }) })

test('no message about a damaged file has words of a library', async () => {
  const seeds = [
    ...samples.map(([, sample]) => sample),
    shiftJis,
    bytes(draw('<g style="a:b"><title>a</title></g><use href="#a"/>')),
  ]
  const endings = ['svg', 'png', 'jpg', 'webp', 'avif']
  let reportedCount = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.nat(), fc.array(change, { maxLength: 3 }), async (seed, ending, changes) => {
      let content = Buffer.from(seeds[seed % seeds.length] ?? Buffer.alloc(0))
      for (const { at, length, bytes: put } of changes) {
        const from = at % (content.length + 1)
        content = Buffer.concat([content.subarray(0, from), put, content.subarray(from + length)])
      }
      const message = await messageFor(
        `c.${endings[ending % endings.length] ?? ''}`,
        content,
        content.toString('base64'),
      )
      if (message === undefined) return
      reportedCount += 1
      expect(message).toMatch(/[ぁ-ん]/)
      expect([message, englishIn(message, content.toString())]).toEqual([message, []])
    }),
    { numRuns: 400 },
  )
  expect(reportedCount).toBeGreaterThan(200)
})
