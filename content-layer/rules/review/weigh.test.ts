import { expect, test } from 'vitest'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { weigh } from './weigh.ts'

const file = 'campaigns/202309-1/noodles.mdx'
const reason = '経理と決めた数え方に直した'

const sentence = '上限は、お店ごとに数えます。'
const answered = `${sentence} {/* 確認ずみ: ${reason} */}\n`

const turned: Diagnostic = {
  file,
  field: '-',
  line: 1,
  column: 1,
  kind: 'meaning-turned',
  details: { was: '合計', is: 'ごと', why: '', before: '', where: '' },
}

const kindsOf = (all: readonly { kind: string; reason?: string }[]) => all.map((one) => [one.kind, one.reason])

test('a change is answered by a reason that comes with it, and not by one that was published before', () => {
  expect(kindsOf(weigh(file, answered, [turned], '上限は、合計で数えます。\n').remarks)).toEqual([
    ['meaning-turned', reason],
  ])
  const before = `上限は、合計で数えます。 {/* 確認ずみ: ${reason} */}\n`
  expect(kindsOf(weigh(file, answered, [turned], before).remarks)).toEqual([
    ['meaning-turned', undefined],
    ['reason-unneeded', undefined],
  ])
})

test('what stands is answered by any reason', () => {
  const claim: Diagnostic = { ...turned, kind: 'claim-without-basis', details: { got: 'No.1' } }
  expect(kindsOf(weigh(file, answered, [claim], answered).remarks)).toEqual([['claim-without-basis', reason]])
})

test('the reason for a change stays without a remark once it is published, until the file is changed again', () => {
  expect(weigh(file, answered, [], answered)).toEqual({ faults: [], remarks: [] })
  const further = `${answered}もう一つの文です。\n`
  expect(kindsOf(weigh(file, further, [], answered).remarks)).toEqual([['reason-unneeded', undefined]])
  // Nothing is known to be published.
  expect(kindsOf(weigh(file, answered, []).remarks)).toEqual([['reason-unneeded', undefined]])
})

test.each(['>-', '|+', '>'])('a reason beside %s holds for every line of the text that begins there', (mark) => {
  const text = `description: ${mark} # 確認ずみ: ${reason}\n  はじめの行です。\n  二つめの行です。\ntag: 秋\n`
  const at = (line: number): Diagnostic => ({ ...turned, kind: 'claim-without-basis', line, details: { got: 'No.1' } })
  expect(kindsOf(weigh(file, text, [at(3), at(4)]).remarks)).toEqual([
    ['claim-without-basis', reason],
    ['claim-without-basis', undefined],
  ])
})
