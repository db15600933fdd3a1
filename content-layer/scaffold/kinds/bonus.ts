import * as template from './template.ts'

/** Creates a campaign with a gift of points. */
export function bonus(campaign: template.NewCampaign): template.NewCampaignFile {
  return {
    fields:
      template.writeCommonFields(campaign, 'プレゼント', {
        title: 'はじめての買い物に、\nプレゼント。',
        description: '｛月｝中、はじめてのお買い物で｛条件金額｝以上を支払った方に、｛特典｝を付与します。',
      }) +
      `headline:
  kind: bonus
  figure: 300 ${template.reviewComment}
  unit: P
  label: |-
    プレゼント
    ※1
entry: not-required ${template.reviewComment}
` +
      template.writeFullMonthPeriod(campaign.month) +
      `facts:
  条件金額: 3,000円 ${template.reviewComment}
  回数: 1回
target: はじめてのお買い物で｛条件金額｝以上を${campaign.provider.cardName}で支払った方 ${template.reviewComment}
annotationLists:
  - title: ※1
    detail: 期間中のはじめてのお買い物が｛条件金額｝以上のときに、｛特典｝を、お一人さま｛回数｝付与します。
    fontBold: true
  - title: 付与時期
    detail: ｛付与日｝までに付与します。
` +
      template.writeNotes(...template.commonNotes),
    body: [
      template.writeSteps(
        ['｛条件金額｝以上の買い物をする', '期間中のはじめてのお買い物が対象です。'],
        ['ポイントを受け取る', '｛付与日｝までに付与します。'],
      ),
      template.bonusGrant,
      template.writeExclusions('送料、手数料', 'キャンセルしたお買い物'),
    ].join('\n'),
  }
}
