import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { RelatedCampaigns } from '#blocks/related-campaigns/related-campaigns.tsx'
import { ContentCache } from '#site/content-layer/content-cache.ts'
import type { CampaignDocument, ContentIndex, MonthDocument } from '#site/content-layer/documents.ts'
import { drawPhoto, drawRaster } from '#site/content-layer/pictures/test-support.ts'
import { formatFault } from '#site/content-layer/messages.ts'
import { publishContent } from '#site/content-layer/publish.ts'
import { readContent } from '#site/content-layer/read-content.ts'
import { withContent, type Change } from '#site/content-layer/test-support.ts'
import { CampaignArticle } from '#site/templates/campaign-article.tsx'
import { CampaignLayout } from '#site/templates/layouts.tsx'
import { MonthArticle } from '#site/templates/month-article.tsx'

// Run by the browser test of pictures: the small fixture content with raster pictures in place of its SVGs goes through
// check, publishing and templates; what comes of it lies in the given folder as `<page>.html` and `media/`.

const [target = ''] = process.argv.slice(2)

const [photoSize, logoSize] = [
  { width: 1600, height: 1200 },
  { width: 800, height: 320 },
]

/** The same text, pointing to raster pictures of another size. */
function withRasters(text: string): string {
  return text
    .replaceAll('images/bowl.svg', 'images/bowl.jpg')
    .replaceAll('images/logo.svg', 'images/logo.png')
    .replaceAll('width: 32', `width: ${photoSize.width}`)
    .replaceAll('height: 24', `height: ${photoSize.height}`)
}

const screens = ['easypay-guide', 'entry', 'install-app', 'invitation', 'lending', 'loyalty', 'mercard-application']
const texts = ['provider.yaml', './month.yaml', './shop.yaml', './shop.mdx', './noodles.yaml', ...screens.map((name) => `screens/${name}.yaml`)]

const changes: Record<string, Change> = {
  ...Object.fromEntries(texts.map((name) => [name, withRasters])),
  './noodles.mdx': (text) => `${text}\n<Image src="images/bowl.jpg" alt="どんぶり" />\n`,
  './images/bowl.svg': null,
  'images/logo.svg': null,
  './images/bowl.jpg': await (await drawPhoto(photoSize.width, photoSize.height)).jpeg({ quality: 90 }).toBuffer(),
  'images/logo.png': await drawRaster(logoSize.width, logoSize.height).png().toBuffer(),
}

await withContent(changes, async (root) => {
  const folder = path.join(root, '..', 'public')
  const content = await readContent(root, await ContentCache.open(undefined, ''))
  for (const fault of content.faults) console.error(formatFault(fault, 'en'))
  await publishContent(root, folder, path.join(root, '..', 'version.ts'), content, path.join(root, '..', 'store'))
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, 'content', 'v1', file), 'utf8'))
  const { provider } = (await read('index.json')) as ContentIndex
  const month = (await read('months/202302-1.json')) as MonthDocument
  const [noodles, shop] = (await Promise.all(['noodles', 'shop'].map((id) => read(`campaigns/202302-1/${id}.json`)))) as [CampaignDocument, CampaignDocument]
  const write = (name: string, page: ReactNode) =>
    writeFile(
      path.join(target, `${name}.html`),
      renderToStaticMarkup(
        <CampaignLayout provider={provider} variant="web" path="/">
          {page}
        </CampaignLayout>,
      ),
    )
  const others = month.campaigns.map(({ card, id }) => ({ ...card, href: `#${id}` }))
  await write('month', <MonthArticle month={month} variant="web" inFull={[]} provider={provider} />)
  await write(
    'noodles',
    <>
      <CampaignArticle campaign={noodles} provider={provider} headingLevel={2} />
      <div className="px-5">
        <RelatedCampaigns heading="ほか" campaigns={others} scope={{ id: 'noodles', headingLevel: 2 }} />
      </div>
    </>,
  )
  await write('shop', <CampaignArticle campaign={shop} provider={provider} headingLevel={2} />)
  await cp(path.join(folder, 'media'), path.join(target, 'media'), { recursive: true })
})
