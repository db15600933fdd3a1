import { eachPayment, compilePattern } from '../../common/phrase-pattern.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import { type Facts, writeFact } from '../../placeholders/fact.ts'
import { locateSentences } from '../sentences.ts'

const bonusPlaceholder = /｛特典(?:[：:][^｛｝\n]*)?｝/u

const repetition = compilePattern([
  {
    say: [...eachPayment, '毎回', '何度でも', '何回でも', 'そのつど', 'その都度', '毎月', '毎週', '毎日', '月ごと'],
    unless: ['上限', 'ません', '1回だけ', '一度だけ', '一回だけ'],
    reason: '上限は、期間中の合計で数える',
  },
])

/**
 * Finds a sentence that promises the bonus repeatedly although the cap allows it only once: 「毎回｛特典｝」 with a
 * bonus of 300P and a cap of 300P. `offset` is the position in the source text. Called for every text
 * (`rules/wording/wording.ts`).
 */
export function findRepeatedBonus(text: string, facts: Facts | undefined): TextProblem[] {
  const [bonus, cap] = [facts?.get('特典'), facts?.get('上限')]
  if (bonus?.kind !== 'points' || cap?.kind !== 'points' || bonus.value < cap.value) return []
  const promise = locateSentences(text).find(
    ({ sentence }) => bonusPlaceholder.test(sentence) && repetition.test(sentence),
  )
  const match = promise && repetition.exec(promise.sentence)
  if (!match) return []
  const [actual] = match
  return [{ offset: promise.offset + match.index, kind: 'given-once', details: { actual, cap: writeFact(cap) ?? '' } }]
}
