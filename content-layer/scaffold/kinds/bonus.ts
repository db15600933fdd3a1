import {
  head,
  fullMonth,
  commonNotes,
  uses,
  bonusGrant,
  excluded,
  steps,
  mark,
  type Parts,
  type NewCampaign,
} from './template-parts.ts'

/** Creates a campaign with a gift of points. */
export function bonus(campaign: NewCampaign): Parts {
  return {
    fields:
      head(campaign, 'プレゼント', {
        title: 'はじめての買い物に、\nプレゼント。',
        description: '｛月｝中、はじめてのお買い物で｛条件金額｝以上を支払った方に、｛特典｝を付与します。',
      }) +
      `headline:
  kind: bonus
  figure: 300 ${mark}
  unit: P
  label: |-
    プレゼント
    ※1
entry: not-required ${mark}
` +
      fullMonth(campaign.month) +
      `facts:
  条件金額: 3,000円 ${mark}
  回数: 1回
target: はじめてのお買い物で｛条件金額｝以上を${campaign.provider.cardName}で支払った方 ${mark}
annotationLists:
  - title: ※1
    detail: 期間中のはじめてのお買い物が｛条件金額｝以上のときに、｛特典｝を、お一人さま｛回数｝付与します。
    fontBold: true
  - title: 付与時期
    detail: ｛付与日｝までに付与します。
` +
      uses(...commonNotes),
    body: [
      steps(
        ['｛条件金額｝以上の買い物をする', 'エントリーは要りません。'],
        ['ポイントを受け取る', '｛付与日｝までに付与します。'],
      ),
      bonusGrant,
      excluded('送料、手数料', 'キャンセルしたお買い物'),
    ].join('\n'),
  }
}
