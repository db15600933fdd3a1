import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import type { CampaignUnit } from './campaign-unit.ts'
import { ContentCache } from './content-cache.ts'

const unit: CampaignUnit = { month: '202302-1', id: 'noodles', body: [], images: [], links: [], faults: [] }
let folder = ''
let file = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cache-'))
  file = path.join(folder, 'deep', 'content.json')
})

afterEach(async () => rm(folder, { recursive: true }))

/** Asks the cache for the unit, and tells whether it had to be made. */
async function isMade(salt: string, key = 'key'): Promise<boolean> {
  const cache = await ContentCache.open(file, salt)
  let made = false
  cache.unit('202302-1/noodles', key, () => {
    made = true
    return unit
  })
  await cache.save(file, salt)
  return made
}

test('what was made once is not made again', async () => {
  expect([await isMade('code'), await isMade('code')]).toEqual([true, false])
})

test('a changed text is read anew', async () => {
  expect([await isMade('code', 'one'), await isMade('code', 'two')]).toEqual([true, true])
})

test('changed code drops the cache', async () => {
  expect([await isMade('code'), await isMade('new code'), await isMade('new code')]).toEqual([true, true, false])
})

test.each(['', '{', 'null', '[]', '{"salt":"code"}', '{"salt":"code","entries":null}', '{"salt":"code","entries":{}}'])(
  'a cache file of "%s" counts as empty',
  async (stored) => {
    await isMade('code')
    await writeFile(file, stored)
    expect([await isMade('code'), await isMade('code')]).toEqual([true, false])
  },
)

test('a cache file cut off anywhere counts as empty', async () => {
  await isMade('code')
  const whole = await readFile(file, 'utf8')
  await writeFile(file, whole.slice(0, whole.length / 2))
  expect(await isMade('code')).toBe(true)
})

test('what a run does not use is forgotten', async () => {
  await isMade('code')
  await (await ContentCache.open(file, 'code')).save(file, 'code')
  expect(await isMade('code')).toBe(true)
})
