import sharp from 'sharp'

import { drawAnimation, drawRaster, withAnimationChunk } from '../../tests/support/sites/draw-pictures.ts'
import { replaceOnce, type Case } from '../../tests/support/sites/small-content.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24">'
const bowl = (svg: string | Uint8Array) => ({ './images/bowl.svg': svg })
const inside = (written: string) => bowl(`${open}\n  ${written}\n</svg>`)

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
const large = await drawRaster(760, 570, '#ffd27a').png().toBuffer()
const jpeg = await sharp(large).jpeg().toBuffer()
const avif = await drawRaster(32, 24).avif().toBuffer()
const comment = `<!-- ${'a'.repeat(150_000)} -->`
const path = `<path d="M${Array.from({ length: 30_000 }, (_, index) => `${index % 31} ${(index * 7) % 23}`).join('L')}"/>`

const classes = `<title>${Array.from({ length: 12_000 }, (_, index) => `word ${index}`).join(' ')}</title>`
/** The fixture's campaign with a different key visual. */
const keyVisual = (name: string, height: number, bytes: Uint8Array) => ({
  [`./images/${name}`]: bytes,
  './noodles.mdx': replaceOnce(
    'src: images/bowl.svg\n  alt: どんぶり\n  height: 24',
    `src: images/${name}\n  alt: どんぶり\n  height: ${height}`,
  ),
})

/** Mistakes in pictures: broken files, and SVGs that could run code or load external resources. */
export const imageFileCases: readonly Case[] = [
  {
    title: 'an SVG with a script',
    changes: inside('<script>alert(1)</script>'),
    diagnostics: ['./images/bowl.svg:2:10 - svg-unsafe'],
  },
  {
    title: 'an SVG with a script by prefix',
    changes: inside('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
    diagnostics: ['./images/bowl.svg:2:49 - svg-unsafe'],
  },
  {
    title: 'an SVG with a handler',
    changes: inside('<rect onload="alert(1)"/>'),
    diagnostics: ['./images/bowl.svg:2:27 - svg-unsafe'],
  },
  {
    title: 'an SVG with a remote xlink:href',
    changes: inside('<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="http://evil.example/a.svg#a"/>'),
    diagnostics: ['./images/bowl.svg:2:92 - svg-unsafe'],
  },
  {
    title: 'an SVG that uses another file',
    changes: inside('<use href="other.svg#x"/>'),
    diagnostics: ['./images/bowl.svg:2:27 - svg-unsafe'],
  },
  {
    title: 'an SVG that uses a part of its own',
    changes: inside('<rect id="a" width="9" height="9"/><use href="#a"/>'),
    diagnostics: [],
  },
  {
    title: 'an SVG in an SVG with a remote reference',
    changes: inside('<svg><use href="https://evil.example/a#b"/></svg>'),
    diagnostics: ['./images/bowl.svg:2:45 - svg-unsafe'],
  },
  {
    title: 'an SVG with a picture in it',
    changes: inside('<image href="data:image/png;base64,AA=="/>'),
    diagnostics: ['./images/bowl.svg:2:44 - svg-unsafe'],
  },
  {
    title: 'an SVG with a remote style',
    changes: inside('<rect style="background:url(http://evil.example/)"/>'),
    diagnostics: ['./images/bowl.svg:2:54 - svg-unsafe'],
  },
  {
    title: 'an SVG with a style of its own parts',
    changes: inside(`<rect style="fill:url( '#a' )" stroke="url(#b)"/><path d="M0 0h9v9z"/>`),
    diagnostics: [],
  },
  {
    title: 'an SVG with a spelt-out remote style',
    changes: inside('<style>rect{fill:u\\72l(//evil.example)}</style>'),
    diagnostics: ['./images/bowl.svg:2:42 - svg-unsafe'],
  },
  {
    title: 'an SVG with a remote style set',
    changes: inside('<style>rect{background:image-set("//evil.example" 1x)}</style>'),
    diagnostics: ['./images/bowl.svg:2:57 - svg-unsafe'],
  },
  {
    title: 'an SVG with an import split by a comment',
    changes: inside('<style>@imp<!-- -->ort "//evil.example";</style>'),
    diagnostics: ['./images/bowl.svg:2:43 - svg-unsafe'],
  },
  {
    title: 'an SVG with an import in CDATA',
    changes: inside('<style><![CDATA[@import "//evil.example";]]></style>'),
    diagnostics: ['./images/bowl.svg:2:46 - svg-unsafe'],
  },
  {
    title: 'an SVG that animates to code',
    changes: inside('<animate attributeName="x" to="javascript:alert(1)"/>'),
    diagnostics: ['./images/bowl.svg:2:55 - svg-unsafe'],
  },
  {
    title: 'an SVG that animates a link',
    changes: inside('<animate attributeName="xlink:href" to="java&#10;script:alert(1)"/>'),
    diagnostics: ['./images/bowl.svg:2:69 - svg-unsafe'],
  },
  {
    title: 'an SVG whose style moves it without an end',
    changes: inside('<style>@keyframes a{to{rotate:1turn}}path{animation:a 2s linear infinite}</style>'),
    diagnostics: ['./images/bowl.svg:2:76 - svg-endless'],
  },
  {
    title: 'an SVG that is animated without an end',
    changes: inside('<animate attributeName="x" to="5" dur="1s" repeatCount="indefinite"/>'),
    diagnostics: ['./images/bowl.svg:2:71 - svg-endless'],
  },
  {
    title: 'an SVG with HTML in it',
    changes: inside('<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0"/>'),
    diagnostics: ['./images/bowl.svg:2:83 - svg-unsafe'],
  },
  {
    title: 'an SVG with a foreign object',
    changes: inside('<foreignObject/>'),
    diagnostics: ['./images/bowl.svg:2:18 - svg-unsafe'],
  },
  {
    title: 'an SVG with another base',
    changes: inside('<g xml:base="https://evil.example/"/>'),
    diagnostics: ['./images/bowl.svg:2:39 - svg-unsafe'],
  },
  {
    title: 'an SVG with a DOCTYPE and an entity',
    changes: bowl(`<!DOCTYPE svg [<!ENTITY a "b">]>\n${open}&a;</svg>`),
    diagnostics: ['./images/bowl.svg:1:32 - svg-unsafe'],
  },
  {
    title: 'an SVG with a style sheet',
    changes: bowl(`<?xml-stylesheet href="https://evil.example/"?>\n${open}</svg>`),
    diagnostics: ['./images/bowl.svg:1:47 - svg-unsafe'],
  },
  {
    title: 'an SVG that is not closed',
    changes: bowl(`${open}\n<g>\n</svg>`),
    diagnostics: ['./images/bowl.svg:3:6 - image-unreadable'],
  },
  {
    title: 'an SVG without size',
    changes: bowl('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    diagnostics: ['./images/bowl.svg:1:41 - image-unreadable'],
  },
  {
    title: 'an SVG of a negative size',
    changes: bowl('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 -32 -24"/>'),
    diagnostics: ['./images/bowl.svg:1:63 - image-unreadable'],
  },
  { title: 'an SVG that is HTML', changes: bowl('<html/>'), diagnostics: ['./images/bowl.svg:1:1 - image-unreadable'] },
  { title: 'an empty SVG', changes: bowl(''), diagnostics: ['./images/bowl.svg:1:1 - image-unreadable'] },
  { title: 'a PNG called .svg', changes: bowl(png), diagnostics: ['./images/bowl.svg:1:1 - image-unreadable'] },
  { title: 'a PNG', changes: { './images/dot.png': png }, diagnostics: ['./images/dot.png:1:1 - picture-unused'] },
  {
    title: 'a PNG called .jpg',
    changes: { './images/dot.jpg': png },
    diagnostics: ['./images/dot.jpg:1:1 - image-unreadable'],
  },
  {
    title: 'a PNG that is cut off',
    changes: { './images/dot.png': png.subarray(0, 50) },
    diagnostics: ['./images/dot.png:1:1 - image-unreadable'],
  },
  {
    title: 'a PNG cut off in its head',
    changes: { './images/dot.png': png.subarray(0, 12) },
    diagnostics: ['./images/dot.png:1:1 - image-unreadable'],
  },
  {
    title: 'an empty PNG',
    changes: { './images/dot.png': '' },
    diagnostics: ['./images/dot.png:1:1 - image-unreadable'],
  },
  {
    title: 'a JPEG that is cut off',
    changes: { './images/dot.jpg': jpeg.subarray(0, jpeg.length / 2) },
    diagnostics: ['./images/dot.jpg:1:1 - image-unreadable'],
  },
  {
    title: 'a PNG damaged in its middle',
    changes: { './images/dot.png': Buffer.from(await drawRaster(320, 240).png().toBuffer()).fill(7, 600, 700) },
    diagnostics: ['./images/dot.png:1:1 - image-unreadable'],
  },
  {
    title: 'a WebP and an AVIF',
    changes: { './images/a.webp': await drawRaster(32, 24).webp().toBuffer(), './images/b.avif': avif },
    diagnostics: ['./images/a.webp:1:1 - picture-unused', './images/b.avif:1:1 - picture-unused'],
  },
  {
    title: 'a PNG over 1 MB',
    changes: { './images/dot.png': new Uint8Array(1_100_000) },
    diagnostics: ['./images/dot.png:1:1 - picture-too-heavy'],
  },
  {
    title: 'a key visual over 1 MB, whose campaign does not miss it',
    changes: keyVisual('large.png', 570, new Uint8Array(1_100_000)),
    diagnostics: ['./images/large.png:1:1 - picture-too-heavy'],
  },
  {
    title: 'an SVG over 1 MB',
    changes: bowl(' '.repeat(1_100_000)),
    diagnostics: ['./images/bowl.svg:1:1 - svg-too-heavy'],
  },
  {
    title: 'an SVG of 150 KB of paths',
    changes: inside(path),
    diagnostics: ['./images/bowl.svg:1:1 - svg-too-heavy'],
  },
  {
    title: 'an SVG of 150 KB of classes',
    changes: inside(classes),
    diagnostics: ['./images/bowl.svg:1:1 - svg-too-heavy'],
  },
  {
    title: 'an SVG of a hundred and fifty groups in groups',
    changes: inside('<g>'.repeat(150) + '</g>'.repeat(150)),
    diagnostics: ['./images/bowl.svg:2:302 - svg-too-deep'],
  },
  {
    title: 'an SVG with an import split by an element',
    changes: inside('<style>@imp<g/>ort "//evil.example";</style>'),
    diagnostics: ['./images/bowl.svg:2:17 - svg-unsafe'],
  },
  {
    title: 'an SVG with an import by an escape',
    changes: inside('<style>@\\import "//evil.example";</style>'),
    diagnostics: ['./images/bowl.svg:2:36 - svg-unsafe'],
  },
  {
    title: 'an SVG of 150 KB of comments',
    changes: inside(comment),
    diagnostics: ['./images/bowl.svg:1:1 - svg-too-heavy'],
  },
  {
    title: 'a PNG of 40 million pixels in a few bytes',
    changes: { './images/dot.png': await blank(8000, 5001) },
    diagnostics: ['./images/dot.png:1:1 - picture-too-large'],
  },
  {
    title: 'a PNG longer than a WebP can be',
    changes: { './images/dot.png': await blank(2, 16_001) },
    diagnostics: ['./images/dot.png:1:1 - picture-too-large'],
  },
  {
    title: 'a WebP that moves',
    changes: { './images/dot.webp': await drawAnimation() },
    diagnostics: ['./images/dot.webp:1:1 - picture-animated'],
  },
  {
    title: 'a PNG that moves',
    changes: { './images/dot.png': withAnimationChunk(png) },
    diagnostics: ['./images/dot.png:1:1 - picture-animated'],
  },
  {
    title: 'a photo of an iPhone called .jpg',
    changes: { './images/dot.jpg': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1') },
    diagnostics: ['./images/dot.jpg:1:1 - image-unreadable'],
  },
  {
    title: 'an SVG without xmlns',
    changes: bowl('<svg width="32" height="24"><path d="M0 0h9v9z"/></svg>'),
    diagnostics: ['./images/bowl.svg:1:28 - image-unreadable'],
  },
  {
    title: 'an SVG of white lines on a transparent ground',
    changes: inside('<path d="M2 2h28v20H2z" fill="none" stroke="#fff"/>'),
    diagnostics: [],
  },
  {
    title: 'an SVG that fades in',
    changes: inside(
      '<style>@keyframes a{to{opacity:1}}path{opacity:0;animation:a 1s forwards}</style><path d="M0 0h9v9z"/>',
    ),
    diagnostics: [],
  },
  {
    title: 'an AVIF that moves',
    changes: {
      './images/dot.avif': Buffer.concat([avif.subarray(0, 4), Buffer.from('ftypavis', 'latin1'), avif.subarray(12)]),
    },
    diagnostics: ['./images/dot.avif:1:1 - picture-animated'],
  },
  {
    title: 'a key visual too small for a phone',
    changes: keyVisual('small.png', 558, await drawRaster(744, 558).png().toBuffer()),
    diagnostics: ['./noodles.mdx:12:3 detailKv.src picture-too-small'],
  },
  { title: 'a key visual large enough for a phone', changes: keyVisual('large.jpg', 570, jpeg), diagnostics: [] },
  {
    title: 'a key visual in the inks of print',
    changes: keyVisual('print.jpg', 570, await sharp(large).toColourspace('cmyk').jpeg().toBuffer()),
    diagnostics: [],
  },
  {
    title: 'a photograph taken upright, measured as it is displayed',
    changes: keyVisual(
      'held.jpg',
      1000,
      await sharp(large).resize(1000, 760).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ),
    diagnostics: [],
  },
]
