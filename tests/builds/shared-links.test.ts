import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { getAttribute, listElements, parseHtml } from '#site/render/html.ts'
import { listFiles } from '#tools/output-folder/folder-digest.ts'
import { inspectRaster } from '#tools/images/inspect-raster.ts'

import { buildSmallSite, createBuildFolders, type SmallSite, type BuildFolders } from '../support/sites/small-site.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'
import { smallContentFolder } from '../support/sites/small-content.ts'

const siteUrl = 'https://card.example.jp/spring'
const noodles = 'jp/card/202302-1/noodles'

async function createSite(): Promise<SmallSite> {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(smallContentFolder, content, { recursive: true })
  return { content, code: 0, script: 0, basePath: '', siteUrl }
}

function readPage({ published }: BuildFolders, page: string): Promise<string> {
  return readFile(path.join(published, page, 'index.html'), 'utf8')
}

/** Returns the tags of a page by name, without `og:`. */
function readShareTags(html: string): Record<string, string> {
  const named = listElements(parseHtml(html)).flatMap((element): [string, string][] => {
    const name = getAttribute(element, 'property') ?? getAttribute(element, 'name') ?? ''
    return /^(?:og|twitter):/.test(name) ? [[name.replace(/^og:/, ''), getAttribute(element, 'content') ?? '']] : []
  })
  return Object.fromEntries(named)
}

function listCards({ published }: BuildFolders): string[] {
  return listFiles(published).filter((name) => name.startsWith('media/card-'))
}

let site: SmallSite
let folders: BuildFolders

beforeAll(async () => {
  site = await createSite()
  folders = await createBuildFolders()
  await buildSmallSite(site, folders)
})

describe('a page of a site with a known URL', () => {
  test('has Open Graph tags with its name, its terms and the image of its card', async () => {
    const html = await readPage(folders, noodles)
    const { image = '', ...tags } = readShareTags(html)
    expect(tags).toEqual({
      type: 'website',
      locale: 'ja_JP',
      site_name: '例の会社',
      url: `${siteUrl}/${noodles}/`,
      title: '街のごはんがおトク',
      description: '2023年2/1(水)〜2/28(火)・上乗せ上限 300ポイント。対象のお店で5%を還元します。',
      'image:width': '1200',
      'image:height': '630',
      'image:alt': '5%、2023/2/1–2/28、どんぶり',
      'twitter:card': 'summary_large_image',
    })
    expect(image).toMatch(
      /^https:\/\/card\.example\.jp\/spring\/media\/card-jp-card-202302-1-noodles\.[0-9a-f]{10}\.png$/,
    )
    const bytes = await readFile(path.join(folders.published, image.slice(siteUrl.length)))
    expect(await inspectRaster(bytes)).toMatchObject({ width: 1200, height: 630, isBlank: false })
  })

  test('stays out of search engines', async () => {
    expect(await readPage(folders, noodles)).toContain('<meta name="robots" content="noindex, nofollow">')
  })

  test('shares the card of its variant on the web', async () => {
    const [web, inApp] = await Promise.all([noodles, `${noodles}/in-app`].map((page) => readPage(folders, page)))
    expect(readShareTags(inApp ?? '')).toEqual(readShareTags(web ?? ''))
  })
})

test('the same content gives the same cards in another checkout', async () => {
  const other = await createBuildFolders()
  await buildSmallSite({ ...(await createSite()), now: Date.UTC(2030, 0, 1) }, other)
  expect(listCards(other)).toEqual(listCards(folders))
})

test('without the URL of the site, a page has no tags, and no card is drawn', async () => {
  const other = await createBuildFolders()
  const { siteUrl: _, ...local } = site
  await buildSmallSite(local, other)
  expect(listCards(other)).toEqual([])
  const [linked, unlinked] = await Promise.all([folders, other].map((site) => readPage(site, noodles)))
  expect(readShareTags(unlinked ?? '')).toEqual({})
  expect(unlinked).toBe(linked?.replaceAll(/<meta (?:property="og:|name="twitter:)[^>]*>/g, ''))
})

test('a changed cap changes the tags, and a changed rate the image, too', async () => {
  const [changed, otherFolders] = [await createSite(), await createBuildFolders()]
  const file = path.join(changed.content, 'campaigns/202302-1/noodles.mdx')
  const tagsAfter = async (edits: readonly (readonly [from: string, to: string])[]) => {
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      edits.reduce((edited, [from, to]) => edited.replace(from, to), text),
    )
    await buildSmallSite(changed, otherFolders)
    return readShareTags(await readPage(otherFolders, noodles))
  }
  const before = await tagsAfter([])
  const cap = await tagsAfter([['maximumGrantPoint: 300', 'maximumGrantPoint: 400']])
  expect(cap).toEqual({ ...before, description: before['description']?.replace('300', '400') })
  const rate = await tagsAfter([
    ['reductionRate: 4', 'reductionRate: 6'],
    ['figure: 5', 'figure: 7'],
  ])
  expect(rate['image:alt']).toBe(before['image:alt']?.replace('5%', '7%'))
  expect(rate['image']).not.toBe(before['image'])
})
