import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { diagnosticIn } from '#content-layer/diagnostics/diagnostic.ts'
import type { CampaignEntry } from '#content-layer/entries/entries.ts'
import { ContentCache } from './content-cache.ts'

const entry: CampaignEntry = { month: '202302-1', id: 'noodles', body: [], images: [], links: [], diagnostics: [] }
let folder = ''
let file = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cache-'))
  file = path.join(folder, 'deep', 'content.json')
})

afterEach(async () => rm(folder, { recursive: true }))

/** Requests the units from the cache and returns the ids of those that had to be made. */
function listComputed(salt: string, ids: readonly string[], key = 'key'): string[] {
  const cache = ContentCache.open(file, salt)
  const computed: string[] = []
  for (const id of ids) {
    const stored = cache.get('campaign', `202302-1/${id}`, key, () => {
      computed.push(id)
      return { ...entry, id }
    })
    expect(stored).toEqual({ ...entry, id })
  }
  cache.save(file, salt)
  return computed
}

/** Requests the unit from the cache and returns whether it had to be made. */
function isComputed(salt: string, key = 'key'): boolean {
  return listComputed(salt, ['noodles'], key).length > 0
}

test('a result is computed once', () => {
  expect([isComputed('code'), isComputed('code')]).toEqual([true, false])
})

test('a result that depends on a clock is computed each time, in the next run and in the same process', () => {
  const slow: CampaignEntry = {
    ...entry,
    diagnostics: [diagnosticIn('a.mdx', { kind: 'too-slow', details: { seconds: 2 } })],
  }
  let computed = 0
  const get = (cache: ContentCache) =>
    cache.get('campaign', '202302-1/noodles', 'key', () => {
      computed += 1
      return slow
    })
  const first = ContentCache.open(file, 'code')
  get(first)
  first.save(file, 'code')
  get(first.next())
  get(ContentCache.open(file, 'code'))
  expect(computed).toBe(3)
})

test('a changed text is read again', () => {
  expect([isComputed('code', 'one'), isComputed('code', 'two')]).toEqual([true, true])
})

test('changed code drops the cache', () => {
  expect([isComputed('code'), isComputed('new code'), isComputed('new code')]).toEqual([true, true, false])
})

test.each(['', '{', 'null', '[]', '{"salt":"code"}', '{"salt":"code","entries":null}', '{"salt":"code","entries":{}}'])(
  'a cache file of "%s" counts as empty',
  async (stored) => {
    isComputed('code')
    await writeFile(file, stored)
    expect([isComputed('code'), isComputed('code')]).toEqual([true, false])
  },
)

test('a truncated line is computed again', async () => {
  isComputed('code')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.slice(0, text.length / 2))
  expect(isComputed('code')).toBe(true)
})

/** Ways to damage the line of one unit. */
const damages: [string, (text: string) => string][] = [
  ['one character changed', (text) => text.replace('"id":"rice"', '"id":"dice"')],
  ['a character missing', (text) => text.replace('"id":"rice"', '"id":"ric"')],
  ['nothing in it', (text) => text.replace(/^.*"id":"rice".*$/m, '')],
  ['no checksum', (text) => text.replace(/^.*? (.*"id":"rice".*)$/m, '$1')],
  ['no end', (text) => text.replace(/^(.*"id":"rice").*\n?/m, '$1')],
]

test.each(damages)('a line with %s is computed again, and nothing else', async (_, damage) => {
  const ids = ['noodles', 'tea', 'rice']
  listComputed('code', ids)
  const text = await readFile(file, 'utf8')
  expect(damage(text)).not.toBe(text)
  await writeFile(file, damage(text))
  expect([listComputed('code', ids), listComputed('code', ids)]).toEqual([['rice'], []])
})

test('a line of another version of the code is not taken, even where the first line says this one', async () => {
  isComputed('code')
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^.*\n/, 'new code\n'))
  expect(isComputed('new code')).toBe(true)
})

test('what a run does not use is forgotten', () => {
  isComputed('code')
  ContentCache.open(file, 'code').save(file, 'code')
  expect(isComputed('code')).toBe(true)
})

const many = Array.from({ length: 40 }, (_, index) => `dish-${index}`)

test('of two results of one name the later is taken', () => {
  listComputed('code', many, 'one')
  const cache = ContentCache.open(file, 'code')
  for (const id of many) cache.get('campaign', `202302-1/${id}`, id === 'dish-7' ? 'two' : 'one', () => entry)
  cache.save(file, 'code')
  const again = ContentCache.open(file, 'code')
  expect([again.has('campaign', '202302-1/dish-7', 'one'), again.has('campaign', '202302-1/dish-7', 'two')]).toEqual([
    false,
    true,
  ])
})

test('a file that was deleted during a run is written again', async () => {
  listComputed('code', many)
  const cache = ContentCache.open(file, 'code')
  for (const id of many) cache.get('campaign', `202302-1/${id}`, id === 'dish-7' ? 'two' : 'key', () => entry)
  await rm(file)
  cache.save(file, 'code')
  expect(ContentCache.open(file, 'code').has('campaign', '202302-1/dish-1', 'key')).toBe(true)
})
