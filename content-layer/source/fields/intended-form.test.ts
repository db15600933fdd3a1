import { describe, expect, test } from 'vitest'

import { campaignId } from '#schemas/ids.ts'
import { image } from '#schemas/image.ts'
import { isAllowedLink } from '#schemas/links.ts'
import { findIntendedForm } from './intended-form.ts'

describe('links', () => {
  test.each([
    ['ｈｔｔｐｓ://help.example.jp/shops', 'https://help.example.jp/shops'],
    ['https://help.example.jp/ shops', 'https://help.example.jp/shops'],
    ['　https://help.example.jp/shops', 'https://help.example.jp/shops'],
    ['https://help.example.jp/shops。', 'https://help.example.jp/shops'],
    ['／jp／card／', '/jp/card/'],
    ['＃terms', '#terms'],
    ['https:\\\\help.example.jp', 'https://help.example.jp'],
  ])('%s was probably %s', (written, intended) => {
    expect(findIntendedForm(written, isAllowedLink)).toBe(intended)
  })

  test.each(['javascript:alert(1)', 'ｊａｖａｓｃｒｉｐｔ：alert(1)', '/\\evil.example', 'shops', ''])(
    '%s is near no link',
    (written) => {
      expect(findIntendedForm(written, isAllowedLink)).toBe('')
    },
  )
})

describe('images, colours and ids', () => {
  const isImage = (value: string) => image.shape.src.safeParse(value).success
  const isId = (value: string) => campaignId.safeParse(value).success
  const isColor = (value: string) => /^#[0-9a-f]{6}$/u.test(value)

  test.each([
    ['images\\logo.svg', isImage, 'images/logo.svg'],
    ['images／logo．svg', isImage, 'images/logo.svg'],
    [' images/logo.svg', isImage, 'images/logo.svg'],
    ['IMAGES\\Logo.SVG', isImage, 'images/logo.svg'],
    ['images/logo', isImage, ''],
    ['Books.mdx', isId, 'books'],
    ['books .MDX', isId, 'books'],
    ['本', isId, ''],
    ['https://example.jp/logo.svg', isImage, ''],
    ['＃FF9E6D', isColor, '#ff9e6d'],
    ['ff9e6d', isColor, '#ff9e6d'],
    ['#FC0', isColor, '#ffcc00'],
    ['#ff9e6', isColor, ''],
    ['orange', isColor, ''],
  ])('%s', (written, isValid, intended) => {
    expect(findIntendedForm(written, isValid, { isCode: true })).toBe(intended)
  })
})
