import type { Case } from '../test-support.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24">'
const bowl = (svg: string | Uint8Array) => ({ './images/bowl.svg': svg })
const inside = (written: string) => bowl(`${open}\n  ${written}\n</svg>`)

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** Slips in pictures: broken ones, and SVGs that could run code or reach outside. */
export const pictureCases: readonly Case[] = [
  { title: 'an SVG with a script', changes: inside('<script>alert(1)</script>'), faults: ['./images/bowl.svg:2:10 - svg-unsafe'] },
  {
    title: 'an SVG with a script by prefix',
    changes: inside('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
    faults: ['./images/bowl.svg:2:49 - svg-unsafe'],
  },
  { title: 'an SVG with a handler', changes: inside('<rect onload="alert(1)"/>'), faults: ['./images/bowl.svg:2:27 - svg-unsafe'] },
  {
    title: 'an SVG with a remote xlink:href',
    changes: inside('<use xlink:href="http://evil.example/a.svg#a"/>'),
    faults: ['./images/bowl.svg:2:49 - svg-unsafe'],
  },
  { title: 'an SVG that uses another file', changes: inside('<use href="other.svg#x"/>'), faults: ['./images/bowl.svg:2:27 - svg-unsafe'] },
  { title: 'an SVG that uses a part of its own', changes: inside('<g id="a"/><use href="#a"/>'), faults: [] },
  {
    title: 'an SVG in an SVG with a remote reference',
    changes: inside('<svg><use href="https://evil.example/a#b"/></svg>'),
    faults: ['./images/bowl.svg:2:45 - svg-unsafe'],
  },
  { title: 'an SVG with a picture in it', changes: inside('<image href="data:image/png;base64,AA=="/>'), faults: ['./images/bowl.svg:2:44 - svg-unsafe'] },
  {
    title: 'an SVG with a remote style',
    changes: inside('<rect style="background:url(http://evil.example/)"/>'),
    faults: ['./images/bowl.svg:2:54 - svg-unsafe'],
  },
  { title: 'an SVG with a style of its own parts', changes: inside(`<rect style="fill:url( '#a' )" stroke="url(#b)"/>`), faults: [] },
  {
    title: 'an SVG with a spelt-out remote style',
    changes: inside('<style>rect{fill:u\\72l(//evil.example)}</style>'),
    faults: ['./images/bowl.svg:2:42 - svg-unsafe'],
  },
  {
    title: 'an SVG with a remote style set',
    changes: inside('<style>rect{background:image-set("//evil.example" 1x)}</style>'),
    faults: ['./images/bowl.svg:2:57 - svg-unsafe'],
  },
  {
    title: 'an SVG with an import split by a comment',
    changes: inside('<style>@imp<!-- -->ort "//evil.example";</style>'),
    faults: ['./images/bowl.svg:2:43 - svg-unsafe'],
  },
  {
    title: 'an SVG with an import in CDATA',
    changes: inside('<style><![CDATA[@import "//evil.example";]]></style>'),
    faults: ['./images/bowl.svg:2:46 - svg-unsafe'],
  },
  {
    title: 'an SVG that animates to code',
    changes: inside('<animate attributeName="x" to="javascript:alert(1)"/>'),
    faults: ['./images/bowl.svg:2:55 - svg-unsafe'],
  },
  {
    title: 'an SVG that animates a link',
    changes: inside('<animate attributeName="xlink:href" to="java&#10;script:alert(1)"/>'),
    faults: ['./images/bowl.svg:2:69 - svg-unsafe'],
  },
  {
    title: 'an SVG with HTML in it',
    changes: inside('<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0"/>'),
    faults: ['./images/bowl.svg:2:83 - svg-unsafe'],
  },
  { title: 'an SVG with a foreign object', changes: inside('<foreignObject/>'), faults: ['./images/bowl.svg:2:18 - svg-unsafe'] },
  { title: 'an SVG with another base', changes: inside('<g xml:base="https://evil.example/"/>'), faults: ['./images/bowl.svg:2:39 - svg-unsafe'] },
  {
    title: 'an SVG with a DOCTYPE and an entity',
    changes: bowl(`<!DOCTYPE svg [<!ENTITY a "b">]>\n${open}&a;</svg>`),
    faults: ['./images/bowl.svg:1:32 - svg-unsafe'],
  },
  {
    title: 'an SVG with a style sheet',
    changes: bowl(`<?xml-stylesheet href="https://evil.example/"?>\n${open}</svg>`),
    faults: ['./images/bowl.svg:1:47 - svg-unsafe'],
  },
  { title: 'an SVG that is not closed', changes: bowl(`${open}\n<g>\n</svg>`), faults: ['./images/bowl.svg:3:6 - image-unreadable'] },
  { title: 'an SVG without size', changes: bowl('<svg xmlns="http://www.w3.org/2000/svg"/>'), faults: ['./images/bowl.svg:1:1 - image-unreadable'] },
  {
    title: 'an SVG of a negative size',
    changes: bowl('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 -32 -24"/>'),
    faults: ['./images/bowl.svg:1:1 - image-unreadable'],
  },
  { title: 'an SVG that is HTML', changes: bowl('<html/>'), faults: ['./images/bowl.svg:1:1 - image-unreadable'] },
  { title: 'an empty SVG', changes: bowl(''), faults: ['./images/bowl.svg:1:1 - image-unreadable'] },
  { title: 'a PNG called .svg', changes: bowl(png), faults: ['./images/bowl.svg:1:1 - image-unreadable'] },
  { title: 'a PNG', changes: { './images/dot.png': png }, faults: [] },
  { title: 'a PNG called .jpg', changes: { './images/dot.jpg': png }, faults: ['./images/dot.jpg:1:1 - image-unreadable'] },
  { title: 'a PNG that is cut off', changes: { './images/dot.png': png.subarray(0, 50) }, faults: ['./images/dot.png:1:1 - image-unreadable'] },
  { title: 'a PNG cut off in its head', changes: { './images/dot.png': png.subarray(0, 12) }, faults: ['./images/dot.png:1:1 - image-unreadable'] },
  { title: 'an empty PNG', changes: { './images/dot.png': '' }, faults: ['./images/dot.png:1:1 - image-unreadable'] },
]
