import { describe, expect, test } from 'vitest'

import { findExclusions, splitExclusions } from './exclusions.ts'

describe('the things that a phrase lists', () => {
  test.each([
    ['送料、ラッピングの料金', ['送料', 'ラッピングの料金']],
    ['配達の料金、お届けの手数料', ['配達の料金', 'お届けの手数料']],
    ['修理や保証の料金', ['修理', '保証']],
    ['期間より前に出品した商品、その値下げや編集、出し直し', ['期間より前に出品した商品', '出し直し']],
    ['切手・収入印紙の購入', ['切手', '収入印紙']],
    ['切手と収入印紙', ['切手', '収入印紙']],
    ['コード払いとタッチ決済', ['コード払い', 'タッチ決済']],
    ['商品券やお菓子', ['商品券', 'お菓子']],
    ['個人の本と雑誌', ['個人の本と雑誌']],
    ['お直しと名入れ', ['お直しと名入れ']],
    ['送料と支払いの手数料', ['送料']],
    ['公共料金の収納', ['公共料金']],
    ['電子マネーへのチャージ', ['電子マネー']],
    ['ギフト券、ほかの商品券、毎月の家賃', ['ギフト券', '商品券', '家賃']],
    ['予約商品、中古の商品、限定品', ['予約', '中古', '限定']],
    ['いちごのケーキ', ['いちごのケーキ']],
    ['商品券の購入代金', ['商品券の代金']],
    ['送料、 家賃', ['送料', '家賃']],
    ['切手、その送料と家賃', ['切手', '送料', '家賃']],
  ])('of 「%s」', (phrase, things) => {
    expect(splitExclusions(phrase)).toEqual(things)
  })

  test('do not include a thing that is excluded only together with the word before it', () => {
    expect(splitExclusions('中古のCDやレコード')).toEqual(['中古のCD'])
    expect(splitExclusions('中古のCDやレコード')).toEqual(['中古のCD'])
    expect(splitExclusions('送料、中古のCDやレコード、家賃')).toEqual(['送料', '中古のCD', '家賃'])
    expect(splitExclusions('新品の本やレコード・家賃')).toEqual(['新品の本', '家賃'])
  })

  test.each([
    'カード',
    'くじ',
    '本',
    '3回目の修理',
    '使わないもの',
    '返品するとき',
    '一二三四五六七八九十一二三四五六七',
  ])('do not include 「%s」, which is too vague or too long', (phrase) => {
    expect(splitExclusions(phrase)).toEqual([])
  })

  test('have between two and sixteen characters', () => {
    expect(splitExclusions('家賃、一二三四五六七八九十一二三四五六')).toEqual([
      '家賃',
      '一二三四五六七八九十一二三四五六',
    ])
  })
})

describe('a sentence', () => {
  test.each([
    ['送料は、上乗せの対象になりません。', ['送料']],
    ['送料とギフト券を除きます。', ['送料', 'ギフト券']],
    ['ギフト券は対象外です。', ['ギフト券']],
    ['自由（事業の資金を除く）に使えます。', ['事業の資金']],
    ['使わない切手と家賃は、上乗せの対象になりません。', ['家賃']],
  ])('「%s」 excludes what it names', (sentence, things) => {
    expect(findExclusions(sentence)).toEqual(things)
  })

  test.each([
    '送料は、上乗せの対象です。',
    'ギフト券は売り切れません。',
    'ショップを開かないときは、対象になりません。',
    'あとからエントリーしても、その予約は対象になりません。',
  ])('「%s」 excludes nothing by name', (sentence) => {
    expect(findExclusions(sentence)).toEqual([])
  })
})
