import { expect, test } from 'vitest'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { applySuppressions } from './suppressions.ts'

const file = 'campaigns/202309-1/noodles.mdx'
const reason = '経理と決めた数え方に直した'

const sentence = '上限は、お店ごとに数えます。'
const answered = `${sentence} {/* 確認ずみ: ${reason} */}\n`

const exchanged: Diagnostic = {
  file,
  field: '-',
  line: 1,
  column: 1,
  kind: 'meaning-turned',
  details: { was: '合計', is: 'ごと', reason: '', before: '', where: '' },
}

const kindsOf = (diagnostics: readonly { kind: string; reason?: string }[]) =>
  diagnostics.map((one) => [one.kind, one.reason])

test('a change is covered by a reason that is added with it, and not by one that was published before', () => {
  expect(kindsOf(applySuppressions(file, answered, [exchanged], '上限は、合計で数えます。\n').warnings)).toEqual([
    ['meaning-turned', reason],
  ])
  const before = `上限は、合計で数えます。 {/* 確認ずみ: ${reason} */}\n`
  expect(kindsOf(applySuppressions(file, answered, [exchanged], before).warnings)).toEqual([
    ['meaning-turned', undefined],
    ['reason-unneeded', undefined],
  ])
})

test('an unchanged line is covered by any reason', () => {
  const claim: Diagnostic = { ...exchanged, kind: 'claim-without-basis', details: { actual: 'No.1' } }
  expect(kindsOf(applySuppressions(file, answered, [claim], answered).warnings)).toEqual([
    ['claim-without-basis', reason],
  ])
})

test('the reason for a change causes no warning after its publication, until the file is changed again', () => {
  expect(applySuppressions(file, answered, [], answered)).toEqual({ errors: [], warnings: [] })
  const further = `${answered}もう一つの文です。\n`
  expect(kindsOf(applySuppressions(file, further, [], answered).warnings)).toEqual([['reason-unneeded', undefined]])
  // Nothing is known to be published.
  expect(kindsOf(applySuppressions(file, answered, []).warnings)).toEqual([['reason-unneeded', undefined]])
})

test.each(['>-', '|+', '>'])('a reason next to %s covers every line of the text that starts there', (mark) => {
  const text = `description: ${mark} # 確認ずみ: ${reason}\n  はじめの行です。\n  二つめの行です。\ntag: 秋\n`
  const at = (line: number): Diagnostic => ({
    ...exchanged,
    kind: 'claim-without-basis',
    line,
    details: { actual: 'No.1' },
  })
  expect(kindsOf(applySuppressions(file, text, [at(3), at(4)]).warnings)).toEqual([
    ['claim-without-basis', reason],
    ['claim-without-basis', undefined],
  ])
})
