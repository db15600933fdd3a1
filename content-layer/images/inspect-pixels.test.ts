import sharp from 'sharp'
import { expect, test } from 'vitest'

import { inspectPixels } from './inspect-pixels.ts'

async function backgroundOf(shapes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${shapes}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return inspectPixels({ data, width: info.width, height: info.height }).ground
}

test('a wave along the lower edge is a background, with its height at each side', async () => {
  expect(await backgroundOf('<path fill="#f07a45" d="M0 80C60 60 140 100 200 70V100H0z"/>')).toMatchObject({
    color: '#f07a45',
    left: 20,
    // The row in which the slope ends is not wholly of its colour.
    right: 29,
  })
})

test('a colour in one corner only, a full background, a line and two colours are no background at the bottom', async () => {
  expect(await backgroundOf('<path fill="#f07a45" d="M0 80H150V100H0z"/>')).toBeUndefined()
  expect(await backgroundOf('<path fill="#f07a45" d="M0 0H200V100H0z"/>')).toBeUndefined()
  expect(await backgroundOf('<path fill="#f07a45" d="M0 99H200V100H0z"/>')).toBeUndefined()
  expect(
    await backgroundOf('<path fill="#f07a45" d="M0 80H100V100H0z"/><path d="M100 80H200V100H100z"/>'),
  ).toBeUndefined()
  expect(await backgroundOf('<circle cx="100" cy="50" r="40"/>')).toBeUndefined()
})
