import { describe, expect, test } from 'vitest'

import { isNamedIn, collectNames, type Name } from './recognize-name.ts'

const wordName: Name = { kind: 'word', value: '秋祭' }
const title: Name = { kind: 'title', value: '秋のごちそう月間' }
const id: Name = { kind: 'id', value: 'fall-feast' }

describe('a word is named', () => {
  test.each([
    ['秋祭がはじまります', true],
    ['もうすぐ秋祭', true],
    ['「秋祭」のお店', true],
    // Readers ignore marks, spaces and line breaks.
    ['秋\n 祭のお店', true],
    // Adjacent kanji form another word; hiragana end one.
    ['初秋祭のお店', false],
    ['秋祭典のお店', false],
    ['秋祭典と秋祭', true],
    ['秋の祭', false],
  ])('in %j: %j', (text, isNamed) => {
    expect(isNamedIn(wordName, text, 'text')).toBe(isNamed)
  })

  test('in Latin letters and in katakana, not next to letters of the same kind', () => {
    const [latin, kana]: [Name, Name] = [
      { kind: 'word', value: 'Pay' },
      { kind: 'word', value: 'カフェ' },
    ]
    expect(['Payで', 'iPay', 'Pays', '「Pay」'].map((text) => isNamedIn(latin, text, 'text'))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(['カフェで', 'ネットカフェ', 'カフェテラス'].map((text) => isNamedIn(kana, text, 'text'))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('neither in a link nor in the path of a picture', () => {
    expect(isNamedIn(wordName, 'https://shop.example/秋祭', 'link')).toBe(false)
    expect(isNamedIn(wordName, 'images/秋祭.png', 'picture')).toBe(false)
  })
})

describe('a title is named', () => {
  test.each([
    ['この秋は秋のごちそう月間で', true],
    ['秋のごちそう\n月間', true],
    ['秋のごちそう※1月間', true],
    ['秋のごちそう', false],
  ])('in %j: %j', (text, isNamed) => {
    expect(isNamedIn(title, text, 'text')).toBe(isNamed)
  })

  test('even within a longer word, unless it has fewer than five letters', () => {
    expect(isNamedIn(title, '大秋のごちそう月間', 'text')).toBe(true)
    expect(isNamedIn({ kind: 'title', value: '秋の収穫祭' }, '大秋の収穫祭典', 'text')).toBe(true)
    expect(isNamedIn({ kind: 'title', value: '収穫大祭' }, '大収穫大祭', 'text')).toBe(false)
  })
})

describe('an id is named', () => {
  test.each([
    ['https://shop.example/fall-feast/', 'link', true],
    ['https://shop.example/?from=fall-feast&to=1', 'link', true],
    ['https://shop.example/#fall-feast', 'link', true],
    ['https://fall-feast.example/', 'link', false],
    ['https://shop.example/fall-feast-2/', 'link', false],
    // Paths on this site have their own rule; parameters that a link passes on do not.
    ['/jp/card/202309-1/fall-feast/', 'link', false],
    ['/jp/card/202309-1/?ref=fall-feast', 'link', true],
    ['/jp/card/202309-1/?a=1#fall-feast', 'link', false],
    ['images/fall-feast.png', 'picture', true],
    ['images/fall/feast.png', 'picture', true],
    ['images/fall-feasts.png', 'picture', false],
    ['images/waterfall-feast.png', 'picture', false],
    ['（fall-feast）', 'text', true],
    ['fall-feast-2', 'text', false],
    ['the-fall-feast', 'text', false],
    ['fall feast', 'text', false],
  ] as const)('in %j, a %s: %j', (text, where, isNamed) => {
    expect(isNamedIn(id, text, where)).toBe(isNamed)
  })
})

test('an address is named in words, and in links if it leads elsewhere', () => {
  const [elsewhere, inFile]: [Name, Name] = [
    { kind: 'address', value: 'https://shop.example/a' },
    { kind: 'address', value: '/jp/card/202309-1/a/' },
  ]
  const where = ['text', 'link', 'picture'] as const
  expect(where.map((position) => isNamedIn(elsewhere, 'https://shop.example/a?b', position))).toEqual([
    true,
    true,
    true,
  ])
  expect(where.map((position) => isNamedIn(inFile, '/jp/card/202309-1/a/#b', position))).toEqual([true, false, false])
})

test('names that are missing or have fewer than two letters are not distinctive', () => {
  expect(collectNames('word', undefined, '', '秋', ' 秋 ', '秋祭')).toEqual([{ kind: 'word', value: '秋祭' }])
  expect(collectNames('title', '秋の\n祭※1')).toEqual([{ kind: 'title', value: '秋の祭' }])
  expect(collectNames('id', 'a-b', 'c')).toEqual([{ kind: 'id', value: 'a-b' }])
})
