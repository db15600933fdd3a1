import fc from 'fast-check'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inspectPicture } from '#content-layer/images/inspect-image.ts'
import type { Picture } from '#content-layer/images/image.ts'
import { pictureTools } from '#tools/images/read-pictures.ts'

import { openChromium } from '../support/browsers/open-chromium.ts'
import { propertyRuns } from '../support/run/property-runs.ts'

// An SVG that the check accepts is shown by Chromium in the same proportions.

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openChromium()
  page = await browser.newPage()
})

afterAll(() => browser.close())

type Size = { width: number; height: number }

/** Returns the size at which Chromium shows bytes as an SVG; undefined where it shows a broken picture. */
function showInChromium(bytes: Buffer): Promise<Size | undefined> {
  return page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/svg+xml;base64,${base64}`
    try {
      await image.decode()
    } catch {
      return undefined
    }
    return { width: image.naturalWidth, height: image.naturalHeight }
  }, bytes.toString('base64'))
}

async function inspect(bytes: Buffer): Promise<Picture | undefined> {
  return (await inspectPicture('a.svg', () => bytes, bytes.toString('base64'), pictureTools)).picture
}

const namespace = 'xmlns="http://www.w3.org/2000/svg"'
const shape = '<rect width="480" height="192" fill="#c00"/>'
const sized = (attributes: string) => `<svg ${namespace} ${attributes}>${shape}</svg>`
const open = `<svg ${namespace} width="480" height="192">`
const draw = (inside: string, before = '', after = '') => `${before}${open}${inside}${shape}</svg>${after}`
const box = 'viewBox="0 0 480 192"'

/** Drawings that are shown. */
const good = [
  ...['width="480" height="192"', box, `width="240" ${box}`, `height="96" ${box}`, `width="100%" height="64" ${box}`],
  ...['width="127mm" height="50.8mm"', 'width="12.7cm" height="2in"', 'width="1e2" height="5e1"'],
  ...['width="360pt" height="12pc"', 'width=" 480 " height="+192px "', 'width="508Q" height="192"'],
  ...['width="10em" height="4em"', `width="auto" height="96" ${box}`, `width="480 px" height="192 px" ${box}`],
  ...[`width="192." height="96" ${box}`, `preserveAspectRatio="none" width="99" height="99" ${box}`],
  ...[`style="width:99px;height:99px" width="480" height="192" ${box}`],
].map(sized)
const goodXml = [
  draw('', '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- a -->\n'),
  draw('', '<?xml version="1.0" encoding="us-ascii" standalone="no"?>'),
  draw('', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'),
  draw('<?xpacket begin="a"?><![CDATA[a]]>', '', '\n<!-- a -->\n'),
  draw('<title>A &amp; B &#x3042;</title><metadata><a xmlns="urn:a" b="c"/></metadata>'),
  draw('<g xmlns:i="urn:i" i:file="C:\\Users\\a" data-name="C:\\Users"/>'),
  `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="9" height="9"><svg:path d="M0 0h9v9z"/></svg:svg>`,
]

/** Files that Chromium shows as broken pictures. */
const broken = [
  ...[`<svg width="480" height="192">${shape}</svg>`, `<svg xmlns="" width="480" height="192">${shape}</svg>`],
  `<svg xmlns="https://www.w3.org/2000/svg" width="480" height="192">${shape}</svg>`,
  `<SVG ${namespace} width="480" height="192">${shape}</SVG>`,
  draw('<use xlink:href="#a"/>'),
  draw('<i:a/>'),
  ...['A & B', 'A &nbsp; B', 'A &amp B', '&#0;', '&#1;', 'a\u0001b', 'a\uffffb', 'a]]>b'].map((text) =>
    draw(`<title>${text}</title>`),
  ),
  ...['<g a="b" a="c"/>', '<g a=b/>', '<g a/>', '<g 1="2"/>', '<g a="<"/>', '<!-- a -- b -->', '<g>'].map((part) =>
    draw(part),
  ),
  ...[draw('', '\n<?xml version="1.0"?>'), draw('', '<?xml version="2.0"?>'), draw('', '<?xml encoding="UTF-8"?>')],
  ...[draw('', '', 'a'), draw('', '', draw('')), draw('', '', '\0'), draw('').slice(0, -9), '', '<html/>'],
]

/** Files that Chromium shows with nothing in them, or in proportions of its own. */
const refused = [
  ...['', 'width="240"', 'height="96"', 'width="100%" height="64"', `width="10vw" ${box}`, 'width="1" height="0"'],
  ...[`width="-5" height="96" ${box}`, `preserveAspectRatio="none" width="240" ${box}`, 'viewbox="0 0 480 192"'],
].map(sized)

test.each([...good, ...goodXml])('%s is taken, and shown in the proportions that pages reserve', async (source) => {
  const picture = await inspect(Buffer.from(source))
  const rendered = await showInChromium(Buffer.from(source))
  expect(rendered?.width).toBeGreaterThan(0)
  // Chromium returns whole pixels.
  const { width, height } = rendered ?? { width: NaN, height: NaN }
  const scale = (picture?.width ?? NaN) / width
  expect(Math.abs((picture?.height ?? NaN) / scale - height)).toBeLessThanOrEqual(1)
})

test.each(broken)('%s is a broken picture, and refused', async (source) => {
  expect(await showInChromium(Buffer.from(source))).toBeUndefined()
  expect(await inspect(Buffer.from(source))).toBeUndefined()
})

test.each(refused)('%s has no proportions of its own, and is refused', async (source) => {
  expect(await inspect(Buffer.from(source))).toBeUndefined()
})

const pieces = ['<', '>', '&', '"', ' ', '/', '</g>', '<g>', 'xmlns=""', 'a:b="c"', '&amp;', '<!--', '\0', ']]>', '%']

test('whatever of changed drawings is taken, Chromium shows', async () => {
  const seeds = [...good, ...goodXml]
  let taken = 0
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.array(fc.record({ at: fc.nat(), length: fc.nat({ max: 3 }), put: fc.constantFrom('', ...pieces) }), {
        minLength: 1,
        maxLength: 2,
      }),
      async (seed, changes) => {
        let source = seeds[seed % seeds.length] ?? ''
        for (const { at, length, put } of changes) {
          const from = at % (source.length + 1)
          source = source.slice(0, from) + put + source.slice(from + length)
        }
        const picture = await inspect(Buffer.from(source))
        if (!picture) return
        taken += 1
        const rendered = await showInChromium(Buffer.from(source))
        expect([source, rendered !== undefined && rendered.width > 0]).toEqual([source, true])
      },
    ),
    { numRuns: propertyRuns(2_000) },
  )
  expect(taken).toBeGreaterThan(propertyRuns(20))
  console.log(`${taken} changed drawings are taken, and shown`)
})
