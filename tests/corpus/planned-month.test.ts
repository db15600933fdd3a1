import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'
import { globSync } from 'tinyglobby'

import { readPlan } from '#content-layer/plan/read-plan.ts'
import { monthFromPlan } from '#content-layer/scaffold/month-from-plan.ts'
import type { ContentFolder } from '#content-layer/source/files/content-folder.ts'
import { ContentInMemory } from '#editor/engine/content-in-memory.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { openFolderOnDisk, readContentFolder } from '#tools/content/read-content-cached.ts'

const corpus = path.join(import.meta.dirname, 'content')
const month = '202310-1'
const sheet = readFileSync(path.join(import.meta.dirname, '..', 'fixtures', 'plans', 'september.csv'))
const content = await readContentFolder(corpus, ContentCache.empty())
const { provider } = content.shared

function createMonth(folder: ContentFolder, from: string | undefined, created = month, shops = {}) {
  if (!provider) throw new Error('The corpus has no provider.')
  const { rows } = readPlan('plan.csv', sheet)
  return monthFromPlan({ month: created, from, rows, sheet, shops }, folder, content, provider)
}

function inMemory(): ContentInMemory {
  const folder = new ContentInMemory()
  const names = globSync('**', { cwd: corpus, dot: true })
  folder.load(new Map(names.map((name) => [name, Uint8Array.from(readFileSync(path.join(corpus, name)))])))
  return folder
}

/** Returns the bytes of files, which are texts or bytes. */
function encodeFiles(files: ReadonlyMap<string, string | Uint8Array>): Map<string, string> {
  return new Map([...files].map(([name, file]) => [name, Buffer.from(file).toString('base64')]))
}

test('a planned month is the same from a folder on disk as from one in memory', () => {
  for (const from of ['202309-1', undefined]) {
    const [onDisk, memory] = [createMonth(openFolderOnDisk(corpus), from), createMonth(inMemory(), from)]
    expect(encodeFiles(memory.files)).toEqual(encodeFiles(onDisk.files))
    expect(onDisk.files.has(`campaigns/${month}/month.yaml`)).toBe(true)
    expect([...onDisk.campaigns.values()].some((campaign) => campaign.from !== undefined)).toBe(from !== undefined)
  }
})

test('a planned month has its plan, and of the pictures of the copied month those that it uses', () => {
  const { files } = createMonth(openFolderOnDisk(corpus), '202309-1')
  const folder = `campaigns/${month}`
  expect(files.get(`${folder}/plan.csv`)).toBe(sheet)
  const texts = [...files].flatMap(([name, text]) => (/\.(?:mdx|yaml)$/.test(name) ? String(text) : []))
  const pictures = [...files.keys()].filter((name) => name.startsWith(`${folder}/images/`))
  const copied = pictures.filter((name) => files.get(name) instanceof Uint8Array)
  expect(copied.length).toBeGreaterThan(0)
  for (const name of pictures) expect(texts.some((text) => text.includes(name.slice(folder.length + 1)))).toBe(true)
})

test('a campaign is copied from the newest month that has it, with the pictures of that month', () => {
  const folder = inMemory()
  const [october, picture] = ['campaigns/202310-1', 'images/restaurant.svg']
  const page = readFileSync(path.join(corpus, 'campaigns/202309-1/month.yaml'), 'utf8')
  const [encoder, drawing] = [new TextEncoder(), readFileSync(path.join(corpus, 'campaigns/202309-1', picture))]
  const other = encoder.encode('<svg xmlns="http://www.w3.org/2000/svg" width="750" height="500"/>')
  folder.change(
    new Map([
      [`${october}/month.yaml`, encoder.encode(page.replace('images/month.svg', picture))],
      [`${october}/${picture}`, other],
    ]),
  )
  const { campaigns, files } = createMonth(folder, '202310-1', '202311-1')
  const origins = [...campaigns].map(([id, { from }]) => [id, from])
  expect(origins).toEqual([
    ['8th-day', '202309-1'],
    ['restaurant', '202309-1'],
    ['minamo', undefined],
    ['apple', '202309-1'],
  ])
  const restaurant = String(files.get('campaigns/202311-1/restaurant.mdx'))
  expect(restaurant).toContain('src: images/restaurant-202309-1.svg')
  expect(restaurant).toContain('src: images/restaurant-summary.svg')
  // It is not the whole month.
  expect(restaurant).toContain('description: ｛開始日｝から｛終了日：年なし｝まで、')
  expect(files.get('campaigns/202311-1/images/restaurant-202309-1.svg')).toEqual(Uint8Array.from(drawing))
  expect(files.get(`campaigns/202311-1/${picture}`)).toBe(other)
})

test('values that the plan decides are removed from a copy: running over its month, and assumed fields', () => {
  const folder = inMemory()
  const file = 'campaigns/202309-1/apple.mdx'
  const apple = readFileSync(path.join(corpus, file), 'utf8')
  const assumed = '[target, grantBy, period.start, affiliateItems.0, affiliateItems.1.itemPoint, headline.plus.label]'
  const fields = `runsOver: true\nassumed: ${assumed}\ntarget:`
  folder.change(new Map([[file, new TextEncoder().encode(apple.replace('target:', fields))]]))
  const created = createMonth(folder, '202309-1', '202309-2')
  const text = String(created.files.get('campaigns/202309-2/apple.mdx'))
  expect(text).not.toContain('runsOver')
  expect(text).toContain('assumed: [target, headline.plus.label]')
})

test('a new campaign that is granted within a month says its day, and no end of a month', () => {
  const { files } = createMonth(openFolderOnDisk(corpus), undefined)
  const restaurant = String(files.get(`campaigns/${month}/restaurant.mdx`))
  expect(restaurant).toContain('grantBy: 2023-11-15')
  expect(restaurant).toContain('<Step title="｛付与日｝までにポイントがつく">')
  expect(restaurant).not.toContain('points-granted')
})

test('a shop that no month has starts from a template, in which its given name is written everywhere', () => {
  const createShopText = (shops: Readonly<Record<string, string>>) =>
    String(createMonth(openFolderOnDisk(corpus), '202309-1', month, shops).files.get(`campaigns/${month}/minamo.mdx`))
  const fieldsNaming = (text: string, name: string) =>
    text.split('\n').flatMap((line) => (line.includes(name) ? [/\w+/.exec(line)?.[0]] : []))
  const named = ['tag', 'posterName', 'description', 'target', 'alt', 'alt', 'storeName']
  const draft = 'お店の名前（仮）'
  expect(fieldsNaming(createShopText({}), draft)).toEqual(named)
  const text = createShopText({ minamo: 'Minamo: 水面 #1' })
  expect(fieldsNaming(text, 'Minamo: 水面 #1')).toEqual(named)
  expect(text).not.toContain(draft)
  expect(text).toContain('\nstoreName: "Minamo: 水面 #1"\n')
})
