import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { TakesTooLong, type Guard } from '#content-layer/source/guard-parsing.ts'
import type { CampaignText } from '#content-layer/load/read-campaigns.ts'
import { noPhrases } from '#content-layer/common/phrase-lists.ts'
import type { SharedContent } from '#content-layer/entries/entries.ts'

import { root } from '../commands/project-paths.ts'
import { readCampaignTexts } from './read-campaign-texts.ts'

const shared: SharedContent = {
  provider: undefined,
  requirements: [],
  phrases: noPhrases,
  approvals: undefined,
  texts: new Map(),
  images: [],
  cacheKey: '',
  diagnostics: [],
  removed: [],
}

const folder = path.join(root, 'tests', 'corpus', 'content', 'campaigns', '202309-1')

function readText(id: string): Promise<CampaignText> {
  const file = path.join(folder, `${id}.mdx`)
  const from = { month: '202309-1', id, file: `campaigns/202309-1/${id}.mdx` }
  return readFile(file, 'utf8').then((text) => ({ from, text }))
}

const texts = await Promise.all(['restaurant', 'convenience-store', 'apple'].map(readText))

/** Returns a guard that times out in the calls with these numbers, counted from 1. */
function guardThatEnds(...calls: readonly number[]): { guard: Guard; limits: number[] } {
  const limits: number[] = []
  const guard: Guard = (milliseconds, work) => {
    limits.push(milliseconds)
    if (calls.includes(limits.length)) throw new TakesTooLong('slow')
    return work()
  }
  return { guard, limits }
}

test('campaigns are read within one limit, as each would be alone', () => {
  const { guard, limits } = guardThatEnds()
  const entries = readCampaignTexts(texts, shared, guard)
  expect(entries).toEqual(texts.flatMap((text) => readCampaignTexts([text], shared)))
  expect(entries.map(({ id }) => id)).toEqual(['restaurant', 'convenience-store', 'apple'])
  expect(limits).toEqual([2000])
})

test('where one takes too long, it alone is refused', () => {
  // The second call is the whole of the first campaign.
  const { guard } = guardThatEnds(1, 2)
  const [first, ...others] = readCampaignTexts(texts, shared, guard)
  expect(first?.diagnostics).toEqual([expect.objectContaining({ kind: 'too-slow', file: texts[0]?.from.file })])
  expect(others).toEqual(readCampaignTexts(texts.slice(1), shared))
})

test('what fails otherwise is not tried again', () => {
  const guard: Guard = () => {
    throw new TypeError('a fault of ours')
  }
  expect(() => readCampaignTexts(texts, shared, guard)).toThrow('a fault of ours')
})
