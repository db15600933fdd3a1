import fc from 'fast-check'
import { expect, test } from 'vitest'

import { findPhraseStarts } from './phrases-by-model.ts'

function split(text: string): string {
  const starts = [0, ...findPhraseStarts(text)]
  return starts.map((start, index) => text.slice(start, starts[index + 1] ?? text.length)).join('|')
}

test.each([
  '次の|キャンペーンを|見る',
  '8日(土)の|お買い物と、|4月18日(火)からの|Appleで、|ポイントが|増えます。',
  '対象の|店舗での|（15,000ポイント）|280ポイントです。',
  '「コード払い」と|カードの|両方で|使えます。',
  '300ポイント・|2月8日(水)だけ',
  '1回|700円以上を|使うと',
  '対象の|お店を|さがす',
  'おにぎり|1つでも、',
  'このほかに|利息が|かかります。',
  'そのあとに|できます。',
  'どのお店でも、|この日の|お支払いが|対象です。',
  'アプリから|「暮らしの通販 |ひだまり便」へ|進み、',
])('%s', (parts) => {
  expect(split(parts.replaceAll('|', ''))).toBe(parts)
})

test('no line starts with the end of a phrase, or ends with the start of one', () => {
  const letters = fc.constantFrom(...'あいうお買物対象店ポイント1230,.%％円()（）「」、。※ーっゃ・〜'.split(''))
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 40 }), (characters) => {
      const text = characters.join('')
      for (const at of findPhraseStarts(text)) {
        if (/[・\s]/.test(text.charAt(at - 1))) continue
        expect(text.charAt(at)).not.toMatch(/[、。）」)%％※ーっゃ]/)
        expect(text.charAt(at - 1)).not.toMatch(/[（「(\d]/)
      }
    }),
  )
})
