import { z } from 'zod'

import { day } from '../period.ts'
import { slug } from '../ids.ts'
import { memo } from '../primitives.ts'

/** What a requirement is for: campaigns with certain fields, or a screen. */
export const requirementTargets = [
  'all',
  'month',
  'rate',
  'capped',
  'uncapped',
  'bonus',
  'eighth-day',
  'affiliate',
  'items',
  'entry-required',
  'lending',
  'invitation',
  'entry',
  'easypay-guide',
] as const

export type RequirementTarget = (typeof requirementTargets)[number]

const alternatives = (description: string) => z.array(memo(description)).default([]).meta({ description })

/** A required statement. It is present if one of the facts, words or blocks is. */
export const requirement = z
  .strictObject({
    id: slug.meta({ format: 'id', description: '決まりの名前（半角の英小文字・数字・ハイフン）' }),
    name: memo('言うこと。「上乗せの上限」など'),
    of: z.enum(requirementTargets).meta({
      description:
        '求める相手。all = すべてのキャンペーン、month = 月のページ、rate = 率、capped・uncapped = 上限のある・ない率、bonus = 率でない特典、eighth-day = 8日、affiliate = 提携ショップ、items = 商品のある、entry-required = エントリーが要る、lending・invitation・entry・easypay-guide = その画面',
    }),
    mentions: memo('この言葉があるページにだけ求める（例: Apple）').optional(),
    in: z.enum(['lead', 'notes', 'terms', 'page']).default('page').meta({
      title: '言う場所',
      description:
        'lead = 題名や説明や札など先に読むところ、notes = 注記の中、terms = 画面の条件の表、page = ページのどこか',
    }),
    facts: alternatives('この名前のどれかを文で言っていること'),
    words: alternatives('この言葉のどれかがあること'),
    blocks: alternatives('本文にこのブロックのどれかがあること（例: RateBreakdown）'),
    how: memo('足りないときに、どう書くか'),
    reason: memo('なぜ要るか'),
    source: memo('もとになる法律や決まり'),
  })
  .meta({ description: 'ページが必ず言うこと' })

export type Requirement = z.output<typeof requirement>

const approvals = z
  .strictObject({
    from: day('この日か、この日より後に始まるキャンペーンに、承認を求める'),
    roles: z
      .array(
        z.strictObject({
          id: slug.meta({ format: 'id', description: '役割の名前（半角の英小文字・数字・ハイフン）。--role に書く' }),
          name: memo('役割の呼び名。「法務」など'),
        }),
      )
      .min(1)
      .meta({ description: '承認する役割。どの役割の承認も要る' }),
  })
  .meta({ description: '条件を書いたページに求める承認。書かなければ、求めない' })

/** Pages that need approvals, and the roles that approve them. */
export type ApprovalSettings = z.output<typeof approvals>

/** Required statements, which business people define, and the roles that approve pages. */
export const requirements = z.strictObject({
  requirements: z.array(requirement).meta({ description: 'ページが必ず言うこと' }),
  approvals: approvals.optional(),
})
