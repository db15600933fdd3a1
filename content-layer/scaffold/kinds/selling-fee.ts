import * as template from './template.ts'

/** Creates a campaign with a share of the selling fee. */
export function sellingFee(campaign: template.NewCampaign): template.NewCampaignFile {
  const { cardName: card } = campaign.provider
  return {
    fields:
      template.writeCommonFields(campaign, '販売手数料', {
        title: '売ったあとも、\nうれしい還元。',
        description:
          '｛月｝中に新しく出品し、取引が完了した商品の販売手数料を、｛特典｝（上限 ｛上限｝）、ポイントで還元します。',
      }) +
      `headline:
  kind: bonus
  figure: 50 ${template.reviewComment}
  unit: "%"
  label: |-
    販売手数料を
    還元※1
maximumGrantPoint: 3000 ${template.reviewComment}
entry: not-required ${template.reviewComment}
conditions:
  - 新しい出品※2が対象
` +
      template.writeFullMonthPeriod(campaign.month) +
      `target: ${card}をお持ちで、期間中に新しく出品した方 ${template.reviewComment}
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
      template.writeSteps(['新しく出品する', '使わないものを出品します。'], { use: 'selling-fee-steps' }),
      template.writeSharedUses('selling-fee-exclusions', 'selling-fee-questions'),
    ].join('\n'),
  }
}
