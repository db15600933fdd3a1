import { expect, test } from 'vitest'

import { checkFaqAnswers } from './faq-answers.ts'

function diagnosticsOf(entry: 'required' | 'not-required', title: string, value: string) {
  return checkFaqAnswers({
    file: 'a.mdx',
    definition: { entry },
    body: [{ type: 'block', name: 'Question', props: { title }, children: [{ type: 'text', value }] }],
    positionOfNode: () => ({ line: 1, column: 1 }),
  }).map(({ details }) => details)
}

const question = 'エントリーは必要ですか'

test('an answer with the wrong first phrase is reported by that phrase', () => {
  expect(diagnosticsOf('required', question, 'いいえ。だれでも対象です、そのままお支払いください。')).toEqual([
    { actual: 'いいえ。だれでも対象です', entry: 'required' },
  ])
  expect(diagnosticsOf('not-required', question, 'はい、必要です。')).toEqual([
    { actual: 'はい、必要です。', entry: 'not-required' },
  ])
})

test.each([
  ['required', question, 'はい、必要です。ほかの手続きは不要です。'],
  ['not-required', question, 'いいえ、必要ありません。ポイントカードは必要です。'],
  ['not-required', 'カードは必要ですか', 'はい、必要です。'],
  ['not-required', 'エントリーした方は。カードは必要ですか', 'はい、必要です。'],
] as const)('where entry is %s, 「%s」 may be answered by 「%s」', (entry, title, answer) => {
  expect(diagnosticsOf(entry, title, answer)).toEqual([])
})
