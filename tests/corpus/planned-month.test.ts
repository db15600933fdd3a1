import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'
import { globSync } from 'tinyglobby'

import { readPlan } from '#content-layer/plan/read-plan.ts'
import { monthFromPlan } from '#content-layer/scaffold/month-from-plan.ts'
import type { ContentFolder } from '#content-layer/source/files/content-folder.ts'
import { ContentInMemory } from '#editor/engine/content-in-memory.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { folderOnDisk, readContentFolder } from '#tools/content/read-content-cached.ts'

const corpus = path.join(import.meta.dirname, 'content')
const month = '202310-1'
const sheet = readFileSync(path.join(import.meta.dirname, '..', 'fixtures', 'plans', 'september.csv'))
const content = await readContentFolder(corpus, ContentCache.open(undefined, ''))
const { provider } = content.shared

function createMonth(folder: ContentFolder, from: string | undefined) {
  if (!provider) throw new Error('The corpus has no provider.')
  const { rows } = readPlan(month, 'plan.csv', sheet)
  return monthFromPlan({ month, from, rows, sheet }, folder, content, provider)
}

function inMemory(): ContentInMemory {
  const folder = new ContentInMemory()
  const names = globSync('**', { cwd: corpus, dot: true })
  folder.load(new Map(names.map((name) => [name, Uint8Array.from(readFileSync(path.join(corpus, name)))])))
  return folder
}

/** Returns the bytes of files, which are texts or bytes. */
function bytesOf(files: ReadonlyMap<string, string | Uint8Array>): Map<string, string> {
  return new Map([...files].map(([name, file]) => [name, Buffer.from(file).toString('base64')]))
}

test('a planned month is the same from a folder on disk as from one in memory', () => {
  for (const from of ['202309-1', undefined]) {
    const [onDisk, memory] = [createMonth(folderOnDisk(corpus), from), createMonth(inMemory(), from)]
    expect(bytesOf(memory.files)).toEqual(bytesOf(onDisk.files))
    expect(onDisk.files.has(`campaigns/${month}/month.yaml`)).toBe(true)
    expect([...onDisk.campaigns.values()].some(({ isCopy }) => isCopy)).toBe(from !== undefined)
  }
})

test('a planned month has its plan, and of the pictures of the copied month those that it uses', () => {
  const { files } = createMonth(folderOnDisk(corpus), '202309-1')
  const folder = `campaigns/${month}`
  expect(files.get(`${folder}/plan.csv`)).toBe(sheet)
  const texts = [...files].flatMap(([name, text]) => (/\.(?:mdx|yaml)$/.test(name) ? String(text) : []))
  const pictures = [...files.keys()].filter((name) => name.startsWith(`${folder}/images/`))
  const copied = pictures.filter((name) => files.get(name) instanceof Uint8Array)
  expect(copied.length).toBeGreaterThan(0)
  for (const name of pictures) expect(texts.some((text) => text.includes(name.slice(folder.length + 1)))).toBe(true)
})

test('a new campaign that is granted within a month says its day, and no end of a month', () => {
  const { files } = createMonth(folderOnDisk(corpus), undefined)
  const restaurant = String(files.get(`campaigns/${month}/restaurant.mdx`))
  expect(restaurant).toContain('grantBy: 2023-11-15')
  expect(restaurant).toContain('<Step title="｛付与日｝までにポイントがつく">')
  expect(restaurant).not.toContain('points-granted')
})
