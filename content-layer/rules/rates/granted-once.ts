import type { Problem } from '../../diagnostics/diagnostic.ts'
import { type Facts, writeFact } from '../../placeholders/fact.ts'
import { sentencesIn } from '../sentences.ts'
import { eachPayment, patternOf } from '../../common/phrase-pattern.ts'

const given = /｛特典(?:[：:][^｛｝\n]*)?｝/u

const again = patternOf([
  {
    say: [...eachPayment, '毎回', '何度でも', '何回でも', 'そのつど', 'その都度', '毎月', '毎週', '毎日', '月ごと'],
    unless: ['上限', 'ません', '1回だけ', '一度だけ', '一回だけ'],
    reason: '上限は、期間中の合計で数える',
  },
])

/**
 * Finds sentences that grant a bonus repeatedly although a single one reaches its cap. Offsets are those of the source
 * text.
 */
export function givenOnceProblems(text: string, facts: Facts | undefined): ({ offset: number } & Problem)[] {
  const [bonus, cap] = [facts?.get('特典'), facts?.get('上限')]
  if (bonus?.kind !== 'points' || cap?.kind !== 'points' || bonus.value < cap.value) return []
  const contradiction = sentencesIn(text).find(({ sentence }) => given.test(sentence) && again.test(sentence))
  const match = contradiction && again.exec(contradiction.sentence)
  if (!match) return []
  const [actual] = match
  const offset = contradiction.offset + match.index
  return [{ offset, kind: 'given-once', details: { actual, cap: writeFact(cap) ?? '' } }]
}
