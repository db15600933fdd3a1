import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { beforeAll, expect, test } from 'vitest'

import { parseStart } from '#domain/time/japan-time.ts'
import { listFiles } from '#tools/output-folder/folder-digest.ts'

import { isWholeGrid } from '../support/run/grid.ts'
import { buildSmallSite, createBuildFolders, type SmallSite, type BuildFolders } from '../support/sites/small-site.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'
import { smallContentFolder } from '../support/sites/small-content.ts'

const at = parseStart('2023-01-25 10:00')

/** Texts that occur only in the scheduled campaign, month and promotion. */
const markers = {
  campaign: ['udon', 'うどん', '#a1b2c3', '7654', '7,654', '2023-02-07'],
  month: ['202303-1', '春の市', '3月のおトク', 'soba', 'そばの日', '#c3b2a1', '8765', '8,765'],
  promotion: ['hanami', 'お花見', '9876', '9,876'],
}

/** Replaces a text of a file, which has to contain it. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`"${from}" does not stand in ${file}`)
  await writeFile(file, text.replace(from, to))
}

let site: SmallSite
let folders: BuildFolders

beforeAll(async () => {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(smallContentFolder, content, { recursive: true })
  const folder = path.join(content, 'campaigns/202302-1')
  const [noodles, month] = await Promise.all(
    ['noodles.mdx', 'month.yaml'].map((name) => readFile(path.join(folder, name), 'utf8')),
  )
  await mkdir(path.join(folder, 'images'), { recursive: true })
  await writeFile(
    path.join(folder, 'images/udon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><path d="M0 0h32v24H0z" fill="#a1b2c3"/></svg>',
  )
  const udon = (noodles ?? '')
    .replace('title: 街のごはんがおトク', 'title: うどんがおトク\npublishAt: 2023-01-25 10:00')
    .replace('tag: ', 'posterName: うどんの日\ntag: うどん、')
    .replace('対象のお店で｛合計｝を還元します。', 'うどんの店で上乗せします。')
    .replace('maximumGrantPoint: 300', 'maximumGrantPoint: 7654')
    .replace('start: 2023-02-01', 'start: 2023-02-07')
    .replace('https://help.example.jp/shops', 'https://udon.example.jp/')
    .replaceAll('images/bowl.svg', 'images/udon.svg')
  await writeFile(path.join(folder, 'month.yaml'), (month ?? '').replace('  - shop\n', '  - shop\n  - udon\n'))
  await writeFile(path.join(folder, 'udon.mdx'), udon)
  await scheduleMonth(content, noodles ?? '', month ?? '')
  await addPromotion(content)
  await edit(path.join(content, 'provider.yaml'), 'linkHosts:\n', 'linkHosts:\n  - udon.example.jp\n')
  site = { content, code: 0, script: 0, basePath: '', siteUrl: 'https://card.example.jp' }
  folders = await createBuildFolders()
})

/** Adds a month that is scheduled as a whole. */
async function scheduleMonth(content: string, noodles: string, month: string): Promise<void> {
  const folder = path.join(content, 'campaigns/202303-1')
  await mkdir(path.join(folder, 'images'), { recursive: true })
  await writeFile(
    path.join(folder, 'images/soba.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><path d="M0 0h32v24z" fill="#c3b2a1"/></svg>',
  )
  const soba = noodles
    .replaceAll('2023-02', '2023-03')
    .replace('title: 街のごはんがおトク', 'title: そばの日')
    .replace('対象のお店で｛合計｝を還元します。', 'そばの店で上乗せします。')
    .replace('maximumGrantPoint: 300', 'maximumGrantPoint: 8765')
    .replaceAll('images/bowl.svg', 'images/soba.svg')
    .replace('03-28 23:59', '03-31 23:59')
  await writeFile(path.join(folder, 'soba.mdx'), soba)
  const listed = month
    .replace('  - noodles\n  - shop\n', '  - soba\n')
    .replace('description: ', 'publishAt: 2023-01-25 10:00\ndescription: 春の市。')
    .replaceAll('images/bowl.svg', 'images/soba.svg')
  await writeFile(path.join(folder, 'month.yaml'), listed)
}

/** Adds a scheduled promotion to the first entry page. */
async function addPromotion(content: string): Promise<void> {
  const file = path.join(content, 'screens/entry.yaml')
  const first = /      - promotionKey: spring\n[^]*?(?=    stepsHeading)/.exec(await readFile(file, 'utf8'))?.[0] ?? ''
  const hanami = first
    .replace('promotionKey: spring', 'promotionKey: hanami\n        publishAt: 2023-01-25 10:00')
    .replace('title: ごはん', 'title: お花見の日に')
    .replace('maximumGrantPoint: 500', 'maximumGrantPoint: 9876')
    .replace('｛特典｝を上乗せします。', '｛特典｝（上限 ｛上限｝）を上乗せします。')
  await edit(file, first, `${first}${hanami}`)
}

/** Returns the decompressed text of a file. */
function decompress(name: string, bytes: Buffer): string {
  if (name.endsWith('.br')) return brotliDecompressSync(bytes).toString()
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}

/** Returns the names and texts of all files in a published folder; compressed files are decompressed. */
async function published({ published: folder }: BuildFolders): Promise<[name: string, text: string][]> {
  return Promise.all(
    listFiles(folder).map(async (name): Promise<[string, string]> => {
      return [name, decompress(name, await readFile(path.join(folder, name)))]
    }),
  )
}

/** Returns the published files that contain each marker, by marker. */
async function findMarkers(folders: BuildFolders): Promise<Record<string, string[]>> {
  const files = await published(folders)
  const filesWith = (marker: string) =>
    files.filter((file) => file.some((text) => text.includes(marker))).map(([name]) => name)
  return Object.fromEntries(
    Object.values(markers)
      .flat()
      .map((marker) => [marker, filesWith(marker)]),
  )
}

test('before its moment nothing of a campaign, a month or a promotion is published: no page, document, picture, code or mention', async () => {
  await buildSmallSite({ ...site, now: at - 1 }, folders)
  expect((await published(folders)).length).toBeGreaterThan(40)
  for (const [marker, files] of Object.entries(await findMarkers(folders)))
    expect([marker, files]).toEqual([marker, []])
})

test('the list of moments is next to the published folder and names scheduled content', async () => {
  const list = JSON.parse(await readFile(`${folders.published}-report/moments.json`, 'utf8')) as unknown
  expect(list).toMatchObject({
    asOf: '2023-01-25T09:59:59+09:00',
    heldBack: [
      { month: '202302-1', id: 'udon', until: '2023-01-25T10:00:00+09:00' },
      { month: '202303-1', until: '2023-01-25T10:00:00+09:00' },
      { month: '202303-1', id: 'soba', until: '2023-01-25T10:00:00+09:00' },
      { screen: 'entry', id: 'entry/hanami', until: '2023-01-25T10:00:00+09:00' },
    ],
    moments: expect.arrayContaining([
      expect.objectContaining({ at: '2023-01-25T10:00:00+09:00', needsBuild: true }),
    ]) as unknown,
  })
})

test('a page is published from its time on, although no file has changed', async () => {
  await buildSmallSite({ ...site, now: at }, folders)
  const names = (await published(folders)).map(([name]) => name)
  expect(names.filter((name) => name.includes('udon') && !/\.(?:br|gz)$/.test(name)).sort()).toEqual([
    'calendar/202302-1/udon.ics',
    'content/v1/campaigns/202302-1/udon.json',
    'jp/card/202302-1/udon/in-app/index.html',
    'jp/card/202302-1/udon/index.html',
    expect.stringMatching(/^media\/card-jp-card-202302-1-udon\.\w+\.png$/),
    expect.stringMatching(/^media\/udon\.\w+\.svg$/),
    'qr/jp/card/202302-1/udon.svg',
  ])
  for (const [marker, files] of Object.entries(await findMarkers(folders)))
    expect([marker, files.length > 0]).toEqual([marker, true])
})

test('the publication time itself is never published', async () => {
  expect(
    (await published(folders)).filter(([, text]) => text.includes('publishAt: 2023') || text.includes('2023-01-25')),
  ).toEqual([])
})

if (isWholeGrid)
  test('with the clock set back or forward, a build is the same as a clean one', async () => {
    for (const now of isWholeGrid ? [at - 1, at, at - 1] : [at - 1]) {
      const [incremental, fromNothing] = [
        await buildSmallSite({ ...site, now }, folders),
        await buildSmallSite({ ...site, now }, await createBuildFolders()),
      ]
      expect(incremental).toHaveProperty('digest', 'digest' in fromNothing && fromNothing.digest)
    }
  })

test('a scheduled month is on no page and in no list', async () => {
  const month = path.join(site.content, 'campaigns/202302-1/month.yaml')
  await writeFile(month, `${await readFile(month, 'utf8')}publishAt: 2023-01-25 10:00\n`)
  await buildSmallSite({ ...site, now: at - 1 }, folders)
  const files = await published(folders)
  const names = files.map(([name]) => name)
  expect(names.filter((name) => name.includes('202302'))).toEqual([])
  expect(files.filter(([, text]) => text.includes('jp/card/202302-1')).map(([name]) => name)).toEqual([])
  expect(names).toContain('campaigns/index.html')
  await buildSmallSite({ ...site, now: at }, folders)
  expect((await published(folders)).filter(([, text]) => text.includes('2023-01-25')).map(([name]) => name)).toEqual([])
})
