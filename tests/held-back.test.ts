import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { parseStart } from '#schemas/japan-time.ts'
import { listFiles } from '#site/build/folder-digest.ts'

import { buildSmallSite, createWorkshop, type SmallSite, type Workshop } from './support/small-site.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const fixture = path.resolve(import.meta.dirname, 'fixtures', 'small-content')
const at = parseStart('2023-01-25 10:00')

/** Words and a picture that stand in the campaign that is held back, and nowhere else. */
const ownWords = ['udon', 'うどんがおトク', 'うどんの店で上乗せします', '#a1b2c3']

let site: SmallSite
let workshop: Workshop

beforeAll(async () => {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(fixture, content, { recursive: true })
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
    .replace('対象のお店で｛合計｝を還元します。', 'うどんの店で上乗せします。')
    .replaceAll('images/bowl.svg', 'images/udon.svg')
  await writeFile(path.join(folder, 'udon.mdx'), udon)
  await writeFile(path.join(folder, 'month.yaml'), (month ?? '').replace('  - shop\n', '  - shop\n  - udon\n'))
  site = { content, code: 0, script: 0, basePath: '' }
  workshop = await createWorkshop()
})

/** Everything in a published folder: names and bytes, with compressed files left out, which say the same. */
async function published({ published: folder }: Workshop): Promise<[name: string, text: string][]> {
  const names = listFiles(folder).filter((name) => !/\.(?:br|gz)$/.test(name))
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(path.join(folder, name), 'utf8')]),
  )
}

/** Where the words of the campaign stand. */
async function found(place: Workshop): Promise<Record<string, number>> {
  const files = await published(place)
  const count = (words: string) => files.filter(([name, text]) => name.includes(words) || text.includes(words)).length
  return Object.fromEntries(ownWords.map((words) => [words, count(words)]))
}

test('before its moment nothing of a campaign is published: no page, document, picture, code or mention', async () => {
  await buildSmallSite({ ...site, now: at - 1 }, workshop)
  expect((await published(workshop)).length).toBeGreaterThan(40)
  expect(await found(workshop)).toEqual(Object.fromEntries(ownWords.map((words) => [words, 0])))
})

test('the list of moments stands beside what is published, and names what is held back', async () => {
  const list = JSON.parse(await readFile(`${workshop.published}-report/moments.json`, 'utf8')) as unknown
  expect(list).toMatchObject({
    asOf: '2023-01-25T09:59:59+09:00',
    heldBack: [{ month: '202302-1', id: 'udon', until: '2023-01-25T10:00:00+09:00' }],
    moments: expect.arrayContaining([
      { at: '2023-01-25T10:00:00+09:00', needsBuild: true, changes: [expect.objectContaining({ kind: 'published' })] },
    ]) as unknown,
  })
})

test('from its moment on it is there, though no file has changed', async () => {
  await buildSmallSite({ ...site, now: at }, workshop)
  const names = (await published(workshop)).map(([name]) => name)
  expect(names.filter((name) => name.includes('udon')).sort()).toEqual([
    'content/v1/campaigns/202302-1/udon.json',
    'jp/card/202302-1/udon/in-app/index.html',
    'jp/card/202302-1/udon/index.html',
    expect.stringMatching(/^media\/udon\.\w+\.svg$/),
    'qr/jp/card/202302-1/udon.svg',
  ])
  for (const [words, count] of Object.entries(await found(workshop))) expect([words, count > 0]).toEqual([words, true])
})

test('the moment itself is never published', async () => {
  expect(
    (await published(workshop)).filter(([, text]) => text.includes('publishAt: 2023') || text.includes('2023-01-25')),
  ).toEqual([])
})

test(
  'with the clock turned back or forward, a build is the same as one from nothing',
  { timeout: 60_000 },
  async () => {
    for (const now of [at - 1, at, at - 1]) {
      const [kept, fromNothing] = [
        await buildSmallSite({ ...site, now }, workshop),
        await buildSmallSite({ ...site, now }, await createWorkshop()),
      ]
      expect(kept).toHaveProperty('digest', 'digest' in fromNothing && fromNothing.digest)
    }
  },
)

test('a month that is held back is on no page and in no list', async () => {
  const month = path.join(site.content, 'campaigns/202302-1/month.yaml')
  await writeFile(month, `${await readFile(month, 'utf8')}publishAt: 2023-01-25 10:00\n`)
  await buildSmallSite({ ...site, now: at - 1 }, workshop)
  const files = await published(workshop)
  const names = files.map(([name]) => name)
  expect(names.filter((name) => name.includes('202302'))).toEqual([])
  expect(files.filter(([, text]) => text.includes('jp/card/202302-1')).map(([name]) => name)).toEqual([])
  expect(names).toContain('campaigns/index.html')
  await buildSmallSite({ ...site, now: at }, workshop)
  expect((await published(workshop)).filter(([, text]) => text.includes('2023-01-25')).map(([name]) => name)).toEqual(
    [],
  )
})
