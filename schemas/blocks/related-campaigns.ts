import { z } from 'zod'

import { campaign } from '../files/campaign.ts'
import { summaryKeyVisual } from '../image.ts'
import { link } from '../links.ts'
import { points, stageColor, text } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

/** The data of a campaign's card on other pages. */
export const campaignCard = z.strictObject({
  href: link('行き先'),
  title: text('見出し'),
  bgcolor: stageColor,
  keyVisual: summaryKeyVisual.meta({ description: 'カードの小さい絵' }),
  headline: campaign.shape.headline,
  maximumGrantPoint: points('上限のポイント。上限なしは null').nullable().optional(),
  conditions: campaign.shape.conditions,
  period: campaign.shape.period,
})

export const relatedCampaigns = defineBlock({
  description: 'ほかのキャンペーン。書かなければ同じ月のもの',
  props: z.strictObject({
    heading: z.string().default('ほかのキャンペーン').meta({ description: '一覧の上の見出し' }),
    campaigns: z.array(campaignCard).meta({ description: 'キャンペーン' }),
  }),
  children: 'none',
  placedByPage: true,
})
