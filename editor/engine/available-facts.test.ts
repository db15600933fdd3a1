import path from 'node:path'

import { expect, test } from 'vitest'

import { writeFact } from '#content-layer/placeholders/fact.ts'
import { root } from '#tools/commands/project-paths.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'

import { collectAvailableFacts } from './available-facts.ts'

test('a text may state facts of the provider and its month, and a month’s text those of its campaigns', async () => {
  const folder = path.join(root, 'tests', 'corpus', 'content')
  const content = await readContentFolder(folder, ContentCache.empty())
  const written = (file: string) =>
    Object.fromEntries([...collectAvailableFacts(file, content)].map(([name, fact]) => [name, writeFact(fact)]))
  expect(written('campaigns/202309-1/convenience-store.mdx')).toMatchObject({ 常時: '1%', 月: '9月' })
  expect(written('campaigns/202309-1/convenience-store.mdx')).not.toHaveProperty('8th-dayの上限')
  expect(written('campaigns/202309-1/month.yaml')).toMatchObject({ '8th-dayの上限': '300ポイント' })
  expect(written('annotations/points-base.yaml')).toEqual({ 常時: '1%' })
})
