import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { emptyPageScripts } from '#site/page-script/page-scripts.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { drawPhoto, drawRaster } from './draw-pictures.ts'
import { formatDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { createPublisher } from '#tools/content/publish.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'
import { withContent, type Change } from './small-content.ts'
import { compileStyles } from '#tools/styles/compile-styles.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { renderPage } from '#site/render/render-page.tsx'
import { createStyleSheet } from '#tools/styles/create-style-sheet.ts'

// Run by the browser test of pictures: takes the small fixture content, with raster pictures in place of its SVGs,
// through checking, publishing and rendering. The given folder gets `<page>.html` and `media/`.

const [target = ''] = process.argv.slice(2)

const [photoSize, logoSize] = [
  { width: 1600, height: 1200 },
  { width: 800, height: 320 },
]

/** Returns the same text, referring to raster pictures of another size. */
function withRasters(text: string): string {
  return text
    .replaceAll('images/bowl.svg', 'images/bowl.jpg')
    .replaceAll('images/logo.svg', 'images/logo.png')
    .replaceAll('width: 32', `width: ${photoSize.width}`)
    .replaceAll('height: 24', `height: ${photoSize.height}`)
}

const screens = ['easypay-guide', 'entry', 'install-app', 'invitation', 'lending', 'loyalty', 'mercard-application']
const texts = ['provider.yaml', './month.yaml', './shop.mdx', ...screens.map((name) => `screens/${name}.yaml`)]

const changes: Record<string, Change> = {
  ...Object.fromEntries(texts.map((name) => [name, withRasters])),
  './noodles.mdx': (text) => `${withRasters(text)}\n<Image src="images/bowl.jpg" alt="どんぶり" />\n`,
  './images/bowl.svg': null,
  'images/logo.svg': null,
  './images/bowl.jpg': await (await drawPhoto(photoSize.width, photoSize.height)).jpeg({ quality: 90 }).toBuffer(),
  'images/logo.png': await drawRaster(logoSize.width, logoSize.height).png().toBuffer(),
}

/** The pages by file name. */
const pages = [
  ['month', '/jp/card/202302-1/'],
  ['noodles', '/jp/card/202302-1/noodles/'],
  ['shop', '/jp/card/202302-1/shop/'],
] as const

await withContent(changes, async (root) => {
  const folder = path.join(root, '..', 'public')
  const content = await readContentFolder(root, ContentCache.empty())
  for (const diagnostic of content.diagnostics) console.error(formatDiagnostic(diagnostic))
  const publish = createPublisher({
    publicFolder: folder,
    versionFile: path.join(root, '..', 'version.ts'),
    pictureStore: path.join(root, '..', 'store'),
  })
  const { documents } = await publish(root, content)
  const site = {
    content: readDocumentsInMemory(documents).content,
    scripts: emptyPageScripts,
    styleSheet: createStyleSheet(await compileStyles()),
    basePath: '',
    hasLongNames: true,
  }
  for (const [name, url] of pages) {
    const page = await renderPage(url, site)
    await writeFile(path.join(target, `${name}.html`), page?.html ?? '')
  }
  await cp(path.join(folder, 'media'), path.join(target, 'media'), { recursive: true })
})
