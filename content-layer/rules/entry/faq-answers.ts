import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { noField, type Diagnostic, type Position } from '../../diagnostics/diagnostic.ts'
import type { BodyNode } from '../../entries/body.ts'
import { listFaqAnswers } from '../wording/body-texts.ts'

type FaqInput = {
  file: string
  definition: Pick<CampaignDefinition, 'entry'>
  body: readonly BodyNode[]
  positionOfNode: (node: BodyNode) => Position
}

/** Finds FAQ answers that contradict the field `entry`. */
export function checkFaqAnswers({ file, definition, body, positionOfNode }: FaqInput): Diagnostic[] {
  return listFaqAnswers(body).flatMap(({ question, answer, node }): Diagnostic[] => {
    if (!/エントリー[^。]*(?:必要|要り|いり)/u.test(question)) return []
    const isYes = /^(?:はい|必要です|要ります|いります)/u.test(answer)
    const isNo = /^(?:いいえ|不要|必要ありません|要りません|いりません)/u.test(answer)
    const isWrong = definition.entry === 'required' ? isNo : isYes
    const details = { actual: answer.slice(0, 12), entry: definition.entry }
    return isWrong ? [{ file, field: noField, ...positionOfNode(node), kind: 'entry-contradicted', details }] : []
  })
}
