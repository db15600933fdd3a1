import { describe, expect, test } from 'vitest'

import type { Picture } from '../../images/image.ts'
import type { ImageReference } from '../../source/fields/collect-references.ts'
import { checkImage, checkLink } from './check-references.ts'

const file = 'campaigns/202309-1/apple.mdx'
const position = { file, field: 'summaryKv.src', line: 4, column: 8 }

function referenceTo(value: string, stated: ImageReference['stated'] = []): ImageReference {
  return { ...position, value, slot: 'card', alt: '', stated }
}

const raster: Picture = { file: 'images/a.png', fingerprint: '', width: 272, height: 200, raster: { isOpaque: true } }
const drawing: Picture = { file: 'images/b.svg', fingerprint: '', width: 10, height: 10 }

describe('a picture that is there', () => {
  test('is not reported at the required size', () => {
    expect(checkImage(referenceTo('/images/a.png'), new Map([['images/a.png', raster]]))).toEqual([])
  })

  test('is reported one pixel below', () => {
    const small = { ...raster, width: 271 }
    expect(checkImage(referenceTo('/images/a.png'), new Map([['images/a.png', small]]))).toEqual([
      { ...position, kind: 'picture-too-small', details: { actual: 271, minimum: 272 } },
    ])
  })

  test('is sharp at any size as a drawing', () => {
    expect(checkImage(referenceTo('/images/b.svg'), new Map([['images/b.svg', drawing]]))).toEqual([])
  })

  test('is reported with the side that differs, at its position', () => {
    const stated: ImageReference['stated'] = [
      { side: 'width', pixels: 272, line: 5, column: 10 },
      { side: 'height', pixels: 272, line: 6, column: 11 },
    ]
    expect(checkImage(referenceTo('/images/a.png', stated), new Map([['images/a.png', raster]]))).toEqual([
      {
        file,
        field: 'summaryKv.height',
        line: 6,
        column: 11,
        kind: 'image-size',
        details: { actual: 272, expected: 200 },
      },
    ])
  })

  test('and is broken has its own diagnostic', () => {
    expect(checkImage(referenceTo('/images/a.png'), new Map([['images/a.png', undefined]]))).toEqual([])
  })
})

test('a missing picture is reported with the candidates: shared ones, and those next to the file', () => {
  const pictures = new Map<string, Picture | undefined>([
    ['images/b.svg', drawing],
    ['campaigns/202309-1/images/card.png', raster],
    ['campaigns/202308-1/images/card.png', raster],
  ])
  expect(checkImage(referenceTo('images/cart.png'), pictures)).toEqual([
    {
      ...position,
      kind: 'missing-image',
      details: {
        path: 'campaigns/202309-1/images/cart.png',
        suggestion: 'images/card.png',
        candidates: '/images/b.svg, images/card.png',
      },
    },
  ])
})

test('a picture of the month that is looked for among the shared ones is suggested without the leading slash', () => {
  const pictures = new Map<string, Picture | undefined>([
    ['images/barn.svg', drawing],
    ['campaigns/202309-1/images/card.png', raster],
  ])
  expect(checkImage(referenceTo('/images/card.png'), pictures)).toMatchObject([
    { kind: 'missing-image', details: { path: 'images/card.png', suggestion: 'images/card.png' } },
  ])
})

describe('a link', () => {
  const paths = new Set(['/jp/card/202309-1/'])
  const isAnchor = (anchor: string) => anchor.endsWith('#shops')
  const check = (value: string) => checkLink({ ...position, value }, paths, isAnchor)

  test.each([
    '/jp/card/202309-1/',
    '/jp/card/202309-1',
    '/jp/card/202309-1/index.html',
    '/jp/card/202309-1/?from=mail',
    '/jp/card/202309-1/#shops',
    '#shops',
    'https://shop.example/nowhere',
  ])('%s leads somewhere', (value) => {
    expect(check(value)).toEqual([])
  })

  test.each(['/jp/card/202308-1/', '/jp/card/202309-1/#nowhere', '#nowhere', '/jp/card/', '/jp/card/202309-1/a/'])(
    '%s is dead',
    (value) => {
      expect(check(value)).toEqual([{ ...position, kind: 'dead-link', details: { actual: value, suggestion: '' } }])
    },
  )

  test('with a misspelt name leads to the page of a similar name', () => {
    const pages = new Set(['/jp/card/202309-1/', '/jp/card/202309-1/travel/'])
    const suggestionFor = (value: string) => checkLink({ ...position, value }, pages, isAnchor)[0]?.details
    expect(suggestionFor('/jp/card/202309-1/travl/')).toMatchObject({ suggestion: '/jp/card/202309-1/travel/' })
    expect(suggestionFor('/jp/card/202309-1/Travel/')).toMatchObject({ suggestion: '/jp/card/202309-1/travel/' })
    expect(suggestionFor('/jp/card/202308-1/travel/')).toMatchObject({ suggestion: '' })
    expect(suggestionFor('/jp/card/202309-1/books/')).toMatchObject({ suggestion: '' })
  })
})
