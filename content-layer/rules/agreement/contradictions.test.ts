import { describe, expect, test } from 'vitest'

import { checkContradictions } from './contradictions.ts'
import type { PageTexts } from './page-texts.ts'

const at = (value: string, line = 1) => ({ file: 'campaigns/202309-1/shop.mdx', field: '-', line, column: 1, value })

/** Returns the diagnostics of a page that excludes what its list names, by line. */
function diagnosticsOf(excluded: string, page: Partial<PageTexts>) {
  const counting = { texts: [], includedTexts: [], answers: [], ...page, excludedItems: [excluded] }
  return checkContradictions(counting).map(({ line, details }) => [line, details])
}

describe('a sentence that counts what the page excludes is reported', () => {
  test.each([
    ['コード払い', 'コード払いでも上乗せします。'],
    ['タッチ決済', 'レジで、スマートフォンをタッチします。'],
    ['タッチ決済', 'レジで、スマートフォンをかざしてください。'],
    ['百貨店', 'デパートのお買い物も対象です。'],
    ['お菓子', '日用品も、お菓子も。'],
    ['送料', '送料は含み、包装は含みません。'],
    ['コード払い', 'お支払い方法で「コード払い」を選びます。'],
    ['C++の教材', 'C++の新しい教材も対象です。'],
    ['教材だけ', 'テキストのみのご購入も対象です。'],
  ])('of %s, in 「%s」', (excluded, sentence) => {
    expect(diagnosticsOf(excluded, { texts: [at('お店のご案内です。'), at(sentence, 2)] })).toEqual([
      [2, { actual: excluded, excluded }],
    ])
  })

  test('at its own position, even if another sentence excludes it', () => {
    expect(
      checkContradictions({
        texts: [at('福袋は、上乗せの対象になりません。'), at('福袋も対象です。', 2)],
        excludedItems: [],
        includedTexts: [],
        answers: [],
      }).map(({ line }) => line),
    ).toEqual([2])
  })
})

describe('a sentence is fine', () => {
  test.each([
    ['コード払い', 'コード払いでは上乗せされません。'],
    ['コード払い', 'コード払いで支払えます。'],
    ['教材だけ', '教材も本も、まとめて買えば対象です。'],
    ['送料', '家具は対象です。送料は、お店でご確認ください。'],
    ['送料', '家具は含み、送料は含みません。'],
  ])('that does not count %s: 「%s」', (excluded, sentence) => {
    expect(diagnosticsOf(excluded, { texts: [at(sentence)] })).toEqual([])
  })
})

test('a target or a chip names what counts, unless it denies it', () => {
  expect(diagnosticsOf('コード払い', { includedTexts: [at('コード払いで支払った方')] })).toEqual([
    [1, { actual: 'コード払い', excluded: 'コード払い' }],
  ])
  expect(diagnosticsOf('コード払い', { includedTexts: [at('コード払い以外で支払った方')] })).toEqual([])
  expect(diagnosticsOf('コード払い', { includedTexts: [at('カードで支払った方')] })).toEqual([])
  expect(
    diagnosticsOf('コード払い', { includedTexts: [at('コード払いで支払った方。送料は対象になりません。')] }),
  ).toHaveLength(1)
})

describe('an answer', () => {
  const answered = (question: string, value: string) =>
    diagnosticsOf('コード払い', { answers: [{ ...at(value), question }] })

  test.each(['対象です。', 'はい。カードをお持ちなら、どなたでも。', '条件を満たせば、上乗せします。'])(
    'that confirms what is excluded is reported: 「%s」',
    (value) => {
      expect(answered('コード払いは対象ですか', value)).toEqual([[1, { actual: 'コード払い', excluded: 'コード払い' }]])
    },
  )

  test('that names it and confirms it is reported', () => {
    expect(answered('どう支払えばよいですか', 'カードでも、コード払いでも対象です。')).toHaveLength(1)
    expect(answered('コードでもよいですか', 'はい。コード払いもできます。送料は対象になりません。')).toHaveLength(1)
  })

  test.each([
    'お店によって違います。',
    '対象になりません。カードなら対象です。',
    'カードを差し込むお支払いだけが対象です。',
  ])('that denies it, or leaves it open, is fine: 「%s」', (value) => {
    expect(answered('コード払いは対象ですか', value)).toEqual([])
  })

  test('that confirms something else is not reported', () => {
    expect(answered('カードは対象ですか', '対象です。コード払いは対象外です。')).toEqual([])
    expect(answered('カードは対象ですか', '対象です。')).toEqual([])
  })
})
