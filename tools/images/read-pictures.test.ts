import { expect, test } from 'vitest'

import { PictureLimitExceeded, PictureToolFailed, type PictureTools } from '#content-layer/images/inspect-image.ts'
import { TakesTooLong, unguarded } from '#content-layer/source/guard-parsing.ts'

import { ContentCache } from '../content/content-cache.ts'
import { measurePictures } from './read-pictures.ts'

const source = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9v9z"/></svg>'

const quick: PictureTools = {
  guard: unguarded,
  inspectRaster: () => Promise.reject(new Error('there is no raster picture')),
  drawSvg: () => Promise.resolve({ isBlank: false }),
}

test.each([
  [
    'drawing it',
    {
      ...quick,
      drawSvg: () => Promise.reject(new PictureLimitExceeded({ seconds: 1, memory: 1 })),
    } satisfies PictureTools,
  ],
  [
    'reading it',
    {
      ...quick,
      guard: () => {
        throw new TakesTooLong('too long')
      },
    } satisfies PictureTools,
  ],
])('that %s took too long is forgotten, and the picture is measured again', async (_, slow) => {
  const file = `images/${slow.guard === unguarded ? 'a' : 'b'}.svg`
  const files = { identify: () => ({ size: source.length, fingerprint: file }), read: () => Buffer.from(source) }
  const cache = ContentCache.empty()
  const first = await measurePictures(files, cache, slow)([file])
  expect(first.get(file)?.diagnostics).toEqual([expect.objectContaining({ kind: 'picture-too-slow' })])
  const next = cache.next()
  const second = await measurePictures(files, next, quick)([file])
  expect(second.get(file)).toMatchObject({ picture: { width: 30, height: 20 }, diagnostics: [] })
  expect(next.next().has('picture', file, file)).toBe(true)
})

test('a tool that fails is no verdict on the picture, and nothing of it is kept', async () => {
  const file = 'images/c.svg'
  const files = { identify: () => ({ size: source.length, fingerprint: file }), read: () => Buffer.from(source) }
  const cache = ContentCache.empty()
  const broken: PictureTools = { ...quick, drawSvg: () => Promise.reject(new PictureToolFailed('does not start')) }
  await expect(measurePictures(files, cache, broken)([file])).rejects.toThrow(PictureToolFailed)
  const again = await measurePictures(files, cache.next(), quick)([file])
  expect(again.get(file)?.diagnostics).toEqual([])
})
