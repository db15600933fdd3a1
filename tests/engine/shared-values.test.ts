import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { ContentCache } from '#tools/content/content-cache.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'

import { fixtureContent } from '../support/sites/fixture-site.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

/** Returns all text of a month and its campaigns, as JSON. */
function textOfMonth({ campaigns, months }: Content, month: string): string {
  const isOfMonth = (entry: { month: string }) => entry.month === month
  return JSON.stringify([
    campaigns.filter(isOfMonth).map(({ definition, body }) => [definition, body]),
    months.filter(isOfMonth).map(({ definition }) => definition),
  ])
}

/** Caches the results for unchanged files, above all images. */
let cache = ContentCache.empty()

async function readAfter(change?: { file: string; from: string; to: string }): Promise<Content> {
  const folder = path.join(await temporaryFolder(), 'content')
  await cp(fixtureContent.folder, folder, { recursive: true })
  if (change) {
    const file = path.join(folder, change.file)
    const text = await readFile(file, 'utf8')
    expect(text.split(change.from)).toHaveLength(2)
    await writeFile(file, text.replace(change.from, change.to))
  }
  cache = cache.next()
  return readContentFolder(folder, cache)
}

const changes = [
  {
    term: 'a cap',
    file: 'campaigns/202308-9/seller-fee.mdx',
    from: 'maximumGrantPoint: 3000',
    to: 'maximumGrantPoint: 4500',
    before: ['3,000ポイント', '3,000P', '6,000円'],
    after: ['4,500ポイント', '4,500P', '9,000円'],
  },
  {
    term: 'an end',
    file: 'campaigns/202304-9/tablets.mdx',
    from: 'end: 2023-05-17 23:59',
    to: 'end: 2023-05-24 20:00',
    before: ['5月17日'],
    after: ['5月24日(水)', '20:00'],
  },
  {
    term: 'a day to grant points by',
    file: 'campaigns/202302-9/noodles.mdx',
    from: 'grantBy: 2023-03-31',
    to: 'grantBy: 2023-04-30',
    before: [],
    after: ['2023年4月30日(日)', '4月末'],
  },
] as const

test.each(changes)('$term is changed in one place', async ({ before, after, ...change }) => {
  const month = path.basename(path.dirname(change.file))
  const old = textOfMonth(await readAfter(), month)
  const changed = textOfMonth(await readAfter(change), month)
  for (const text of before) expect([text, old.includes(text), changed.includes(text)]).toEqual([text, true, false])
  for (const text of after) expect([text, old.includes(text), changed.includes(text)]).toEqual([text, false, true])
})
