import type { CampaignDefinition } from '#schemas/campaign.ts'

import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'
import type { BodyNode } from '../../documents/body.ts'
import { answersIn } from '../wording/structure.ts'

/** Answers that say the other of what the field `entry` says. */
export function answerDiagnostics({
  file,
  definition,
  body,
  placeOf,
}: {
  file: string
  definition: Pick<CampaignDefinition, 'entry'>
  body: readonly BodyNode[]
  placeOf: (node: BodyNode) => Position
}): Diagnostic[] {
  return answersIn(body).flatMap(({ question, answer, node }): Diagnostic[] => {
    if (!/エントリー[^。]*(?:必要|要り|いり)/u.test(question)) return []
    const saysYes = /^(?:はい|必要です|要ります|いります)/u.test(answer)
    const saysNo = /^(?:いいえ|不要|必要ありません|要りません|いりません)/u.test(answer)
    const isWrong = definition.entry === 'required' ? saysNo : saysYes
    const details = { got: answer.slice(0, 12), entry: definition.entry }
    return isWrong ? [{ file, field: '-', ...placeOf(node), kind: 'entry-contradicted', details }] : []
  })
}
