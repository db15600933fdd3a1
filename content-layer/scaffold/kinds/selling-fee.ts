import {
  writeCommonFields,
  writeFullMonthPeriod,
  writeSharedUses,
  writeSteps,
  reviewComment,
  type CampaignFileParts,
  type NewCampaign,
} from './template-parts.ts'

/** Creates a campaign with a share of the selling fee. */
export function sellingFee(campaign: NewCampaign): CampaignFileParts {
  const { cardName: card } = campaign.provider
  return {
    fields:
      writeCommonFields(campaign, '販売手数料', {
        title: '売ったあとも、\nうれしい還元。',
        description:
          '｛月｝中に新しく出品し、取引が完了した商品の販売手数料を、｛特典｝（上限 ｛上限｝）、ポイントで還元します。',
      }) +
      `headline:
  kind: bonus
  figure: 50 ${reviewComment}
  unit: "%"
  label: |-
    販売手数料を
    還元※1
maximumGrantPoint: 3000 ${reviewComment}
entry: not-required ${reviewComment}
conditions:
  - 新しい出品※2が対象
` +
      writeFullMonthPeriod(campaign.month) +
      `target: ${card}をお持ちで、期間中に新しく出品した方 ${reviewComment}
annotationLists:
  - use: selling-fee-rate
  - use: selling-fee-listing
  - title: 付与時期
    detail: ｛付与日｝までに付与します。
  - use: selling-fee-fraction
  - use: selling-fee-cancel
  - use: points-expiry
  - use: points-fraud
  - use: campaign-change
  - use: selling-fee-responsibility
`,
    body: [
      writeSteps(['新しく出品する', '使わないものを出品します。'], { use: 'selling-fee-steps' }),
      writeSharedUses('selling-fee-exclusions', 'selling-fee-questions'),
    ].join('\n'),
  }
}
