import { expect, test } from 'vitest'

import { describeDiagnostic } from '../describe-diagnostic.ts'
import type { Problem } from '../diagnostic.ts'

const at = { file: 'content/campaigns/202309-1/shop.mdx', line: 1, column: 1, field: 'description' }
const none = { suggestion: '', candidates: '' }

const unknown = (more: object): Problem => ({
  kind: 'unknown-fact',
  details: { actual: '上現', field: '', ...none, ...more },
})

const otherForm = (more: object): Problem => ({
  kind: 'unknown-fact-form',
  details: { name: '終了日', actual: '年抜き', defaultForm: '2023年9月30日', ...none, ...more },
})

test.each<[Problem, string]>([
  [unknown({ suggestion: '上限' }), 'もしかして ｛上限｝ ですか。新しい数なら、facts: に「上現: 3,000円」のように書く'],
  [
    unknown({ candidates: '上限, 合計' }),
    '使えるもの: ｛上限｝, ｛合計｝。新しい数なら、facts: に「上現: 3,000円」のように書く',
  ],
  [unknown({}), '消す。新しい数なら、facts: に「上現: 3,000円」のように書く'],
  [
    unknown({ field: 'maximumGrantPoint' }),
    'maximumGrantPoint から出る名前です。maximumGrantPoint に値を書くか、文を直す',
  ],
  [otherForm({ suggestion: '年なし' }), 'もしかして ｛終了日：年なし｝ ですか'],
  [otherForm({ candidates: '年なし, 時刻' }), '使えるもの: ｛終了日：年なし｝, ｛終了日：時刻｝'],
  [otherForm({}), '消す'],
  [
    { kind: 'typed-term', details: { actual: '9月1日', declared: '' } },
    'facts: に「名前: 2023-10-31」のように書き、ここでは ｛名前｝ と書く。条件でなければ ｛「9月1日」｝ と書く',
  ],
  [
    { kind: 'typed-term', details: { actual: '5倍', declared: '' } },
    'facts: に「名前: 3,000円」のように書き、ここでは ｛名前｝ と書く。条件でなければ ｛「5倍」｝ と書く',
  ],
  [
    { kind: 'typed-count', details: { actual: '7つ', references: '' } },
    'facts: に「店の数: 88ショップ」のように書き、ここでは ｛店の数｝ と書く。別のものの数なら ｛「7つ」｝ と書く',
  ],
  [
    { kind: 'typed-count', details: { actual: '7つ', references: '｛お店の数｝ ｛商品の数｝' } },
    '｛お店の数｝ か ｛商品の数｝ と書く（増えても減っても合う）。別のものの数なら ｛「7つ」｝ と書く',
  ],
  [
    {
      kind: 'shared-without-fact',
      details: { kind: 'fragment', name: 'lowest', part: 'Question', actual: '下限', field: '' },
    },
    'facts: に「下限: 」と、その数を単位つきで（1回、3,000円など）書くか、この <Shared> を消して、<Question> を足して自分で書く',
  ],
  [
    {
      kind: 'shared-without-fact',
      details: { kind: 'fragment', name: 'question', part: '', actual: 'laptopの値段', field: '' },
    },
    'affiliateItems に商品 laptop を足すか、この <Shared> を消して、文章を足して自分で書く',
  ],
  [
    {
      kind: 'shared-without-fact',
      details: { kind: 'note', name: 'cap', part: '', actual: '上限', field: 'maximumGrantPoint' },
    },
    'maximumGrantPoint から出る名前です。maximumGrantPoint に値を書くか、「- use: cap」を消して、注記を足して自分で書く',
  ],
])('%j is answered with what to type', (problem, hint) => {
  expect(describeDiagnostic({ ...at, ...problem }).hint).toBe(hint)
})
