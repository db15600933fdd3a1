import sharp from 'sharp'

import { drawAnimation, drawRaster, withAnimationChunk } from '../../tests/support/sites/draw-pictures.ts'
import { createCases, type CaseRow } from '../../tests/support/sites/case-tables.ts'
import { replaceOnce, type Case } from '../../tests/support/sites/small-content.ts'

const openSvg = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24">'

/** Replaces the drawing of the fixture's campaign. */
const replaceDrawing = (svg: string | Uint8Array) => ({ './images/bowl.svg': svg })

const casesOfSvg = (rows: readonly CaseRow[]) => createCases(rows, { change: replaceDrawing, at: './images/bowl.svg:' })

/** Creates cases of drawings with this content on line 2. */
const casesOfSvgContent = (rows: readonly CaseRow[]) =>
  createCases(rows, {
    change: (content) => replaceDrawing(`${openSvg}\n  ${content}\n</svg>`),
    at: './images/bowl.svg:',
  })

/** Creates the case of a further image in the fixture, with the kind of its diagnostic. */
const caseOfImage = (title: string, name: string, bytes: string | Uint8Array, kind: string): Case => ({
  title,
  changes: { [`./images/${name}`]: bytes },
  diagnostics: [`./images/${name}:1:1 - ${kind}`],
})

/** Replaces the key visual of the fixture's campaign by an image of this height in pixels. */
const replaceKeyVisual = (name: string, height: number, bytes: Uint8Array) => ({
  [`./images/${name}`]: bytes,
  './noodles.mdx': replaceOnce(
    'src: images/bowl.svg\n  alt: どんぶり\n  height: 24',
    `src: images/${name}\n  alt: どんぶり\n  height: ${height}`,
  ),
})

/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = await drawRaster(760, 570, '#ffd27a').png().toBuffer()
const jpeg = await sharp(photo).jpeg().toBuffer()
const avif = await drawRaster(32, 24).avif().toBuffer()
const animatedAvif = Buffer.concat([avif.subarray(0, 4), Buffer.from('ftypavis', 'latin1'), avif.subarray(12)])

function drawWhite(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
}

const unsafeSvgs = casesOfSvgContent([
  ['a script in an SVG is refused', '<script>alert(1)</script>', '2:10 - svg-unsafe'],
  [
    'a script with a prefix is refused',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    '2:49 - svg-unsafe',
  ],
  ['a handler is refused', '<rect onload="alert(1)"/>', '2:27 - svg-unsafe'],
  [
    'a remote xlink:href is refused',
    '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="http://evil.example/a.svg#a"/>',
    '2:92 - svg-unsafe',
  ],
  ['a reference to another file is refused', '<use href="other.svg#x"/>', '2:27 - svg-unsafe'],
  ['a reference to its own part is accepted', '<rect id="a" width="9" height="9"/><use href="#a"/>'],
  [
    'a remote reference in an SVG in the SVG is refused',
    '<svg><use href="https://evil.example/a#b"/></svg>',
    '2:45 - svg-unsafe',
  ],
  ['an image inside is refused', '<image href="data:image/png;base64,AA=="/>', '2:44 - svg-unsafe'],
  [
    'HTML inside is refused',
    '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0"/>',
    '2:83 - svg-unsafe',
  ],
  ['a foreign object is refused', '<foreignObject/>', '2:18 - svg-unsafe'],
  ['another base is refused', '<g xml:base="https://evil.example/"/>', '2:39 - svg-unsafe'],
])

const unsafeStyles = casesOfSvgContent([
  ['a remote style is refused', '<rect style="background:url(http://evil.example/)"/>', '2:54 - svg-unsafe'],
  [
    'a style that names its own parts is accepted',
    `<rect style="fill:url( '#a' )" stroke="url(#b)"/><path d="M0 0h9v9z"/>`,
  ],
  [
    'a remote style spelt by an escape is refused',
    '<style>rect{fill:u\\72l(//evil.example)}</style>',
    '2:42 - svg-unsafe',
  ],
  [
    'a remote set of images is refused',
    '<style>rect{background:image-set("//evil.example" 1x)}</style>',
    '2:57 - svg-unsafe',
  ],
  ['an import split by a comment is refused', '<style>@imp<!-- -->ort "//evil.example";</style>', '2:43 - svg-unsafe'],
  ['an import split by an element is refused', '<style>@imp<g/>ort "//evil.example";</style>', '2:17 - svg-unsafe'],
  ['an import in CDATA is refused', '<style><![CDATA[@import "//evil.example";]]></style>', '2:46 - svg-unsafe'],
  ['an import spelt by an escape is refused', '<style>@\\import "//evil.example";</style>', '2:36 - svg-unsafe'],
])

const animatedSvgs = casesOfSvgContent([
  ['an animation to code is refused', '<animate attributeName="x" to="javascript:alert(1)"/>', '2:55 - svg-unsafe'],
  [
    'an animation of a link is refused',
    '<animate attributeName="xlink:href" to="java&#10;script:alert(1)"/>',
    '2:69 - svg-unsafe',
  ],
  [
    'an endless animation by a style is refused',
    '<style>@keyframes a{to{rotate:1turn}}path{animation:a 2s linear infinite}</style>',
    '2:76 - svg-endless',
  ],
  [
    'an endless animation by an element is refused',
    '<animate attributeName="x" to="5" dur="1s" repeatCount="indefinite"/>',
    '2:71 - svg-endless',
  ],
  [
    'a drawing that fades in is not blank',
    '<style>@keyframes a{to{opacity:1}}path{opacity:0;animation:a 1s forwards}</style><path d="M0 0h9v9z"/>',
  ],
  ['white lines on a transparent ground are not blank', '<path d="M2 2h28v20H2z" fill="none" stroke="#fff"/>'],
])

const unreadableSvgs: Case[] = [
  ...casesOfSvg([
    [
      'a DOCTYPE with an entity is refused',
      `<!DOCTYPE svg [<!ENTITY a "b">]>\n${openSvg}&a;</svg>`,
      '1:32 - svg-unsafe',
    ],
    [
      'a style sheet is refused',
      `<?xml-stylesheet href="https://evil.example/"?>\n${openSvg}</svg>`,
      '1:47 - svg-unsafe',
    ],
    ['an SVG that is not closed is unreadable', `${openSvg}\n<g>\n</svg>`, '3:6 - image-unreadable'],
    ['an SVG without size is unreadable', '<svg xmlns="http://www.w3.org/2000/svg"/>', '1:41 - image-unreadable'],
    [
      'an SVG of a negative size is unreadable',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 -32 -24"/>',
      '1:63 - image-unreadable',
    ],
    [
      'an SVG without xmlns is unreadable',
      '<svg width="32" height="24"><path d="M0 0h9v9z"/></svg>',
      '1:28 - image-unreadable',
    ],
    ['HTML is no SVG', '<html/>', '1:1 - image-unreadable'],
    ['an empty SVG is unreadable', '', '1:1 - image-unreadable'],
  ]),
  {
    title: 'a PNG called .svg is unreadable',
    changes: replaceDrawing(png),
    diagnostics: ['./images/bowl.svg:1:1 - image-unreadable'],
  },
]

/** 30,000 points of one path. */
const points = Array.from({ length: 30_000 }, (_, index) => `${index % 31} ${(index * 7) % 23}`).join('L')

const largeSvgs: Case[] = [
  ...casesOfSvg([['an SVG over 1 MB is not opened', ' '.repeat(1_100_000), '1:1 - svg-too-heavy']]),
  ...casesOfSvgContent([
    ['an SVG of 150 KB of paths is too heavy', `<path d="M${points}"/>`, '1:1 - svg-too-heavy'],
    ['an SVG of 150 KB of comments is too heavy', `<!-- ${'a'.repeat(150_000)} -->`, '1:1 - svg-too-heavy'],
    ['an SVG of 150 groups in groups is too deep', '<g>'.repeat(150) + '</g>'.repeat(150), '2:302 - svg-too-deep'],
  ]),
]

const rasterImages: Case[] = [
  caseOfImage('a PNG is read', 'dot.png', png, 'picture-unused'),
  caseOfImage('a WebP is read', 'dot.webp', await drawRaster(32, 24).webp().toBuffer(), 'picture-unused'),
  caseOfImage('an AVIF is read', 'dot.avif', avif, 'picture-unused'),
  caseOfImage('a PNG called .jpg is unreadable', 'dot.jpg', png, 'image-unreadable'),
  caseOfImage(
    'a photo of an iPhone called .jpg is unreadable',
    'dot.jpg',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'image-unreadable',
  ),
  caseOfImage('a PNG that is cut off is unreadable', 'dot.png', png.subarray(0, 50), 'image-unreadable'),
  caseOfImage('a PNG cut off in its head is unreadable', 'dot.png', png.subarray(0, 12), 'image-unreadable'),
  caseOfImage('an empty PNG is unreadable', 'dot.png', '', 'image-unreadable'),
  caseOfImage('a JPEG that is cut off is unreadable', 'dot.jpg', jpeg.subarray(0, jpeg.length / 2), 'image-unreadable'),
  caseOfImage(
    'a PNG damaged in its middle is unreadable',
    'dot.png',
    Buffer.from(await drawRaster(320, 240).png().toBuffer()).fill(7, 600, 700),
    'image-unreadable',
  ),
  caseOfImage('a PNG over 1 MB is not opened', 'dot.png', new Uint8Array(1_100_000), 'picture-too-heavy'),
  caseOfImage(
    'a PNG of 40 million pixels in a few bytes is too large',
    'dot.png',
    await drawWhite(8000, 5001),
    'picture-too-large',
  ),
  caseOfImage(
    'a PNG longer than a WebP can be is too large',
    'dot.png',
    await drawWhite(2, 16_001),
    'picture-too-large',
  ),
  caseOfImage('a WebP that moves is refused', 'dot.webp', await drawAnimation(), 'picture-animated'),
  caseOfImage('a PNG that moves is refused', 'dot.png', withAnimationChunk(png), 'picture-animated'),
  caseOfImage('an AVIF that moves is refused', 'dot.avif', animatedAvif, 'picture-animated'),
]

const keyVisuals: Case[] = [
  {
    title: 'a key visual over 1 MB is refused, and not missed by its campaign',
    changes: replaceKeyVisual('large.png', 570, new Uint8Array(1_100_000)),
    diagnostics: ['./images/large.png:1:1 - picture-too-heavy'],
  },
  {
    title: 'a key visual too small for a phone is reported at its use',
    changes: replaceKeyVisual('small.png', 558, await drawRaster(744, 558).png().toBuffer()),
    diagnostics: ['./noodles.mdx:12:3 detailKv.src picture-too-small'],
  },
  {
    title: 'a key visual large enough for a phone is accepted',
    changes: replaceKeyVisual('large.jpg', 570, jpeg),
    diagnostics: [],
  },
  {
    title: 'a key visual in the inks of print is accepted',
    changes: replaceKeyVisual('print.jpg', 570, await sharp(photo).toColourspace('cmyk').jpeg().toBuffer()),
    diagnostics: [],
  },
  {
    title: 'a photograph taken upright is measured as it is displayed',
    changes: replaceKeyVisual(
      'held.jpg',
      1000,
      await sharp(photo).resize(1000, 760).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ),
    diagnostics: [],
  },
]

/** Mistakes in images: broken files, and SVGs that could run code or load external resources. */
export const imageFileCases: readonly Case[] = [
  ...unsafeSvgs,
  ...unsafeStyles,
  ...animatedSvgs,
  ...unreadableSvgs,
  ...largeSvgs,
  ...rasterImages,
  ...keyVisuals,
]
