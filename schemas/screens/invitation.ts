import { z } from 'zod'

import { period } from '../period.ts'
import { points, text } from '../primitives.ts'

/** True where a text has one `{code}`, one `{url}`, and no other brace: what is sent on must hold both. */
function hasBothPlaceholders(value: string): boolean {
  const rest = value.replace('{code}', '').replace('{url}', '')
  return rest.length === value.length - '{code}{url}'.length && !/[{}]/.test(rest)
}

const sharedText = (description: string) =>
  text(`${description}。{code} に招待コード、{url} に招待ページのURLが入る`).refine(hasBothPlaceholders, { params: { kind: 'bad-placeholders' } })

/** The words and figures of the invitation screen (specification §7, "Share texts"; D9). */
export const invitation = z.strictObject({
  period: period.meta({ description: '招待キャンペーンの期間。この間だけ、招待コードを登録できる' }),
  bonus: points('招待した人と招待された人が、それぞれもらえるポイント'),
  shareText: sharedText('「シェア」で送る文'),
  copyText: sharedText('「コピー」で写す文'),
})
