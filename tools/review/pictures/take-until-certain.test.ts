import { expect, test } from 'vitest'

import type { Photograph } from './camera.ts'
import { takeUntilCertain } from './take-until-certain.ts'

const calls = [{ path: '/v1/get_invite_code', body: '{}' }]
const photograph = (look: string, asked: Photograph['calls'] = calls) => ({ png: Buffer.from(look), calls: asked })

/** What is chosen of rounds, written as the looks of both versions, and how many of them were taken. */
async function choose(rounds: readonly string[], asked = calls) {
  let taken = 0
  const chosen = await takeUntilCertain(() => {
    const round = (rounds[taken] ?? '').split('').map((look) => photograph(look, asked))
    taken += 1
    return Promise.resolve(round)
  })
  return { chosen: chosen.map(({ png }) => png.toString()).join(''), taken }
}

test('versions that show the same are photographed once', async () => {
  expect(await choose(['aa'])).toEqual({ chosen: 'aa', taken: 1 })
})

test('a page that asked for nothing is photographed once, and so is a page of one version', async () => {
  expect(await choose(['ab'], [])).toEqual({ chosen: 'ab', taken: 1 })
  expect(await choose(['a'])).toEqual({ chosen: 'a', taken: 1 })
})

test('a difference counts once each version has shown its own twice', async () => {
  expect(await choose(['ab', 'ab'])).toEqual({ chosen: 'ab', taken: 2 })
  expect(await choose(['wb', 'ab', 'ab'])).toEqual({ chosen: 'ab', taken: 3 })
})

test('a screen that was photographed while it waited is no difference', async () => {
  expect(await choose(['wa', 'aa'])).toEqual({ chosen: 'aa', taken: 2 })
  expect(await choose(['wa', 'aw'])).toEqual({ chosen: 'aa', taken: 2 })
})

test('a screen that never looks the same is taken as it looked last', async () => {
  expect(await choose(['ab', 'cd', 'ef', 'gh'])).toEqual({ chosen: 'gh', taken: 4 })
})
