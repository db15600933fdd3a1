import { expect, test } from 'vitest'

import type { BodyNode } from '../entries/body.ts'
import { isNode } from './body-nodes.ts'
import { applyChanges, compareBodies } from './compare-body.ts'
import type { Change } from './change.ts'

const paragraph = (...children: BodyNode[]): BodyNode => ({ type: 'paragraph', children })
const text = (value: string): BodyNode => ({ type: 'text', value })
const sideOf = (...body: BodyNode[]) => ({ body, source: { reductionRate: 4, maximumGrantPoint: 300, baseRate: 1 } })

function describeChanges(before: BodyNode[], after: BodyNode[], changes: readonly Change[] = []): string[] {
  return compareBodies(sideOf(...before), sideOf(...after), changes).map(
    ({ label, before: was, after: is }) => `${label}: ${was ?? 'なし'} → ${is ?? 'なし'}`,
  )
}

const cap: Change = {
  kind: 'terms',
  field: 'maximumGrantPoint',
  label: '上限',
  before: '300ポイント',
  after: '500ポイント',
  wordings: { before: ['300ポイント'], after: ['500ポイント'] },
}

test('a reworded paragraph is reported with both texts', () => {
  expect(describeChanges([paragraph(text('要りません。'))], [paragraph(text('要ります。'))])).toEqual([
    '本文: 要りません。 → 要ります。',
  ])
})

test('changed link targets and emphasis are reported even if the text is equal', () => {
  const link = (href: string): BodyNode => ({ type: 'link', href, children: [text('お店')] })
  expect(describeChanges([paragraph(link('/a/'))], [paragraph(link('/b/'))])).toEqual([
    '本文: [お店](/a/) → [お店](/b/)',
  ])
  const strong: BodyNode = { type: 'strong', children: [text('だけ')] }
  expect(describeChanges([paragraph(text('だけ'))], [paragraph(strong)])).toEqual(['本文: だけ → **だけ**'])
})

test('a property of a block is reported by name, unless a field of the campaign fills it', () => {
  const rates = (maximumGrantPoint: number): BodyNode => ({
    type: 'block',
    name: 'RateBreakdown',
    props: { baseRate: 1, reductionRate: 4, maximumGrantPoint },
    children: [],
  })
  expect(describeChanges([rates(300)], [rates(300)])).toEqual([])
  expect(describeChanges([rates(400)], [rates(500)])).toEqual([
    '本文の「還元率の内訳」の上限: 400ポイント → 500ポイント',
  ])
})

test('a sentence that only follows a reported change is left out, and one with a further change is not', () => {
  const [was, is] = ['上限は300ポイントです。', '上限は500ポイントです。']
  expect(describeChanges([paragraph(text(was))], [paragraph(text(is))], [cap])).toEqual([])
  expect(describeChanges([paragraph(text(was))], [paragraph(text(is))])).toHaveLength(1)
  expect(
    describeChanges([paragraph(text(`7,500円で${was}`))], [paragraph(text(`12,500円で${is}`))], [cap]),
  ).toHaveLength(1)
})

test('a sentence follows a moved end with its weekday, too', () => {
  const end: Change = {
    ...cap,
    field: 'period.end',
    before: '3月31日(金) 23:59',
    after: '4月9日(日) 23:59',
    wordings: { before: ['3月31日', '3/31(金)'], after: ['4月9日', '4/9(日)'] },
  }
  const until = (day: string) => [paragraph(text(`2023年${day} 23:59までが対象です。`))]
  expect(describeChanges(until('3月31日(金)'), until('4月9日(日)'), [end])).toEqual([])
})

const question = (title: string, answer: string): BodyNode => ({
  type: 'block',
  name: 'Question',
  props: { title },
  children: [paragraph(text(answer))],
})

test('an answer is reported with its question, in any wording, and never paired with the answer to another one', () => {
  const before = [question('送料は対象ですか', 'いいえ。'), question('返品できますか', 'ポイントを差し引きます。')]
  const worded = [question('送料は対象ですか', 'もちろん対象です。'), question('返品できますか', 'そのままです。')]
  expect(describeChanges(before, worded)).toEqual([
    '本文（送料は対象ですか）: いいえ。 → もちろん対象です。',
    '本文（返品できますか）: ポイントを差し引きます。 → そのままです。',
  ])
  expect(describeChanges(before, [question('夜でも使えますか', '0時から24時までです。'), ...before.slice(1)])).toEqual([
    '本文の「質問と答え」の大見出し: 送料は対象ですか → 夜でも使えますか',
    '本文（送料は対象ですか）: いいえ。 → なし',
    '本文（夜でも使えますか）: なし → 0時から24時までです。',
  ])
})

test('a table is reported row by row', () => {
  const table = (points: string): BodyNode => ({
    type: 'block',
    name: 'RateTable',
    props: { caption: '例', columns: ['お支払い', '合計'], rows: [['1,000円', points]] },
    children: [],
  })
  expect(describeChanges([table('50P')], [table('60P')])).toEqual([
    '本文の「率や条件の表」: 1,000円 ｜ 50P → 1,000円 ｜ 60P',
  ])
})

test('a node is known by its type and exactly its properties', () => {
  const link = { type: 'link', href: '/a/', children: [] }
  expect(isNode(link)).toBe(true)
  expect(isNode({ ...link, title: 'お店' })).toBe(false)
  expect(isNode({ type: 'link', children: [] })).toBe(false)
  expect(isNode({ type: 'link', url: '/a/', children: [] })).toBe(false)
  expect(isNode({ ...link, type: 'reference' })).toBe(false)
})

test('a sentence that became a heading is removed and added, and no reported change makes an added line', () => {
  const sentence = text('上限は500ポイントです。')
  const heading: BodyNode = { type: 'heading', depth: 2, children: [sentence] }
  const labels = compareBodies(sideOf(paragraph(sentence)), sideOf(heading)).map(({ label }) => label)
  expect(labels).toEqual(['本文', '本文の見出し'])
  expect(applyChanges('', [cap, { ...cap, before: '' }])).toBe('')
  expect(describeChanges([], [paragraph(text('500ポイント'))], [{ ...cap, before: '' }])).toHaveLength(1)
})
