import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { selectCells, isWholeGrid } from '../../tests/support/run/grid.ts'
import { computeHash } from '../shared/files/hash.ts'
import { inspectPicture } from '#content-layer/images/inspect-image.ts'
import { pictureTools } from './read-pictures.ts'
import { createPictureTarget, publishPictures, type PicturesWithSlots } from './publish-pictures.ts'
import { drawRaster } from '../../tests/support/sites/draw-pictures.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><!-- a cup --><path d="M0 0h32v24H0z"/></svg>'
const [cup, plate] = await Promise.all([
  drawRaster(480, 360).png().toBuffer(),
  drawRaster(240, 180, '#ffd27a').png().toBuffer(),
])

let folder = ''
const at = (...names: string[]) => path.join(folder, ...names)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})

afterEach(async () => rm(folder, { recursive: true }))

/** Publishes the pictures, all as logos. */
async function publish(contents: Readonly<Record<string, Uint8Array | string>>) {
  const unused = { pictures: new Map(), slots: new Map() } satisfies PicturesWithSlots
  for (const [file, content] of Object.entries(contents)) {
    await mkdir(path.dirname(at('content', file)), { recursive: true })
    await writeFile(at('content', file), content)
    const { picture } = await inspectPicture(file, () => Buffer.from(content), computeHash(content), pictureTools)
    unused.pictures.set(file, picture)
    unused.slots.set(file, ['logo'])
  }
  return publishPictures(at('content'), unused, createPictureTarget(at('store'), at('media')))
}

const files = { 'images/cup.png': cup, 'images/plate.png': plate, 'images/flag.svg': svg }

/** Returns the name and modification time of every published file. */
async function publishedTimes(): Promise<Record<string, number>> {
  const names = (await readdir(at('media'))).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await stat(at('media', name))).mtimeMs] as const)),
  )
}

async function entries(): Promise<string[]> {
  return (await readdir(at('store'))).sort()
}

test('a picture is published in its formats and widths, and the documents list each', async () => {
  const { pictures } = await publish(files)
  const cupSources = pictures.get('images/cup.png')
  expect(cupSources).toMatchObject({
    width: 480,
    height: 360,
    src: expect.stringMatching(/^\/media\/cup-480\.[0-9a-f]{10}\.png$/) as string,
  })
  expect(cupSources?.sources?.map(({ type, files }) => [type, files.map(({ width }) => width)])).toContainEqual([
    'image/avif',
    [168, 336, 480],
  ])
  expect(pictures.get('images/flag.svg')).toEqual({
    width: 32,
    height: 24,
    src: expect.stringMatching(/^\/media\/flag\.[0-9a-f]{10}\.svg$/) as string,
  })
  const published = [...pictures.values()].flatMap(({ src, sources = [] }) => [
    src,
    ...sources.flatMap(({ files }) => files.map((file) => file.src)),
  ])
  expect(published.map((src) => path.posix.basename(src)).sort()).toEqual(Object.keys(await publishedTimes()))
  expect(await readFile(at('media', path.posix.basename(pictures.get('images/flag.svg')?.src ?? '')), 'utf8')).toBe(svg)
})

test('only opaque pictures have a placeholder colour', async () => {
  const { pictures } = await publish(files)
  expect([...pictures].flatMap(([file, { color }]) => (color === undefined ? [] : [[file, color]]))).toEqual([
    ['images/plate.png', expect.stringMatching(/^#[0-9a-f]{6}$/)],
  ])
})

test('a second run makes nothing and touches no file', async () => {
  expect((await publish(files)).newPictures).toBe(2)
  const before = await publishedTimes()
  expect((await publish(files)).newPictures).toBe(0)
  expect(await publishedTimes()).toEqual(before)
})

test('only a changed picture is encoded again, under other names, and its old files are removed', async () => {
  await publish(files)
  const before = Object.keys(await publishedTimes())
  const { newPictures } = await publish({
    ...files,
    'images/cup.png': await sharp(cup).negate({ alpha: false }).png().toBuffer(),
  })
  const after = Object.keys(await publishedTimes())
  expect(newPictures).toBe(1)
  expect(before.filter((name) => !after.includes(name)).every((name) => name.startsWith('cup-'))).toBe(true)
  expect(after.filter((name) => name.startsWith('cup-') && before.includes(name))).toEqual([])
})

if (isWholeGrid)
  test('a picture that lies in two months is made once', async () => {
    const { newPictures, pictures } = await publish({
      'campaigns/a/images/cup.png': cup,
      'campaigns/b/images/cup.png': cup,
    })
    expect(newPictures).toBe(1)
    expect(pictures.get('campaigns/a/images/cup.png')).toEqual(pictures.get('campaigns/b/images/cup.png'))
  })

test('a picture that no page shows is not published', async () => {
  await writeFile(at('unused.png'), cup)
  const picture = (await inspectPicture('unused.png', () => cup, 'x', pictureTools)).picture
  const { pictures, newPictures } = await publishPictures(
    folder,
    { pictures: new Map([['unused.png', picture]]), slots: new Map() },
    createPictureTarget(at('store'), at('media')),
  )
  expect([pictures.size, newPictures, await readdir(at('media'))]).toEqual([0, 0, []])
})

/** Damage to the first file with the given extension in each stored entry. */
const damages: [string, string, (file: string) => Promise<unknown>][] = [
  ['a file missing', 'avif', (file) => rm(file)],
  ['a file cut off', 'avif', (file) => truncate(file, 20)],
  ['a byte turned over', 'avif', async (file) => writeFile(file, (await readFile(file)).fill(1, 60, 61))],
  ['its list missing', 'json', (file) => rm(file)],
  ['its list cut off', 'json', (file) => truncate(file, 20)],
  ['its list empty', 'json', (file) => writeFile(file, 'null')],
  [
    'another width in its list',
    'json',
    async (file) => writeFile(file, (await readFile(file, 'utf8')).replace('"width":480', '"width":490')),
  ],
]

test.each(selectCells(damages, ([, ending]) => ending))(
  'a stored picture with %s is made again, the same as before',
  async (_, ending, damage) => {
    await publish({ 'images/cup.png': cup })
    const before = Object.keys(await publishedTimes())
    const [key = ''] = await entries()
    const [name = ''] = (await readdir(at('store', key))).filter((file) => file.endsWith(ending))
    await damage(at('store', key, name))
    await rm(at('media'), { recursive: true })
    expect((await publish({ 'images/cup.png': cup })).newPictures).toBe(1)
    expect(Object.keys(await publishedTimes())).toEqual(before)
    for (const file of before)
      expect(file).toContain(`.${computeHash(await readFile(at('media', file))).slice(0, 10)}.`)
  },
)

test('a published file that was cut off is copied again', async () => {
  await publish({ 'images/cup.png': cup })
  const [name = ''] = Object.keys(await publishedTimes())
  const { size } = await stat(at('media', name))
  await truncate(at('media', name), 9)
  expect((await publish({ 'images/cup.png': cup })).newPictures).toBe(0)
  expect((await stat(at('media', name))).size).toBe(size)
})

if (isWholeGrid)
  test('a published file of the right size with other bytes is copied again, whatever its time', async () => {
    await publish(files)
    const before = await publishedTimes()
    for (const name of Object.keys(before)) {
      const [bytes, { atime, mtime }] = [await readFile(at('media', name)), await stat(at('media', name))]
      await writeFile(at('media', name), bytes.fill('evil', bytes.length - 12, bytes.length - 8))
      await utimes(at('media', name), atime, mtime)
    }
    expect((await publish(files)).newPictures).toBe(0)
    expect(Object.keys(await publishedTimes())).toEqual(Object.keys(before))
    for (const name of Object.keys(before))
      expect(name).toContain(`.${computeHash(await readFile(at('media', name))).slice(0, 10)}.`)
  })

test('what no build has asked for in a month leaves the store, what is in use stays', async () => {
  await publish(files)
  const before = await entries()
  const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
  for (const key of before) await utimes(at('store', key), longAgo, longAgo)
  await mkdir(at('store', 'half.1.new'))
  await utimes(at('store', 'half.1.new'), longAgo, longAgo)
  await publish({ 'images/cup.png': cup, 'images/new.png': await drawRaster(300, 200).png().toBuffer() })
  const after = await entries()
  expect(after.filter((key) => before.includes(key)).length).toBe(1)
  expect(after.length).toBe(2)
})

test('a picture that cannot be made is named', async () => {
  const picture = { file: 'gone.png', fingerprint: 'x', width: 300, height: 200, raster: { isOpaque: true } }
  const contentPictures: PicturesWithSlots = {
    pictures: new Map([['gone.png', picture]]),
    slots: new Map([['gone.png', ['logo']]]),
  }
  await expect(publishPictures(folder, contentPictures, createPictureTarget(at('store'), at('media')))).rejects.toThrow(
    /^gone\.png could not be published: ENOENT/,
  )
})

test('a drawing that has changed since it was checked is named with that reason', async () => {
  await writeFile(at('logo.svg'), 'changed')
  const picture = { file: 'logo.svg', fingerprint: 'x', width: 300, height: 200 }
  const contentPictures: PicturesWithSlots = {
    pictures: new Map([['logo.svg', picture]]),
    slots: new Map([['logo.svg', ['logo']]]),
  }
  await expect(publishPictures(folder, contentPictures, createPictureTarget(at('store'), at('media')))).rejects.toThrow(
    'logo.svg could not be published: it has changed since it was checked',
  )
})
