import { expect, test } from 'vitest'

import { takeUntilEqual } from './take-screenshots.ts'

/** Takes the given pictures in order. Returns the number of attempts and the final pictures. */
async function take(...rounds: (readonly [before: string, after: string])[]) {
  let taken = 0
  const pngs = await takeUntilEqual(() => {
    const texts = rounds[taken] ?? ['further', 'round']
    taken += 1
    return Promise.resolve(texts.map((text) => Buffer.from(text)))
  })
  return [taken, ...pngs.map(String)]
}

test('a screen that was photographed while it waited is taken again', async () => {
  expect(await take(['answer', 'waiting'], ['answer', 'answer'])).toEqual([2, 'answer', 'answer'])
})

test('what is the same at once is taken once, and what differs three times is a difference', async () => {
  expect(await take(['one', 'one'])).toEqual([1, 'one', 'one'])
  expect(await take(['a', 'b'], ['a', 'c'], ['a', 'd'])).toEqual([3, 'a', 'd'])
})
