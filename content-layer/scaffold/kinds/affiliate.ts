import * as template from './template.ts'

/** Creates a campaign with a rate at an affiliated online shop. */
export function affiliate(campaign: template.NewCampaign): template.NewCampaignFile {
  const { cardName: card } = campaign.provider
  const { id, provider } = campaign
  return {
    fields:
      template.writeCommonFields(campaign, template.draftShop, {
        title: 'ネットの買い物も、\nおトクに。',
        description: `｛月｝中、アプリから${template.draftShop}へ進んで${card}で支払うと、常時｛常時｝に｛上乗せ｝（上限 ｛上限｝）を上乗せします。`,
      }) +
      template.writeRate('total', provider.baseRate, 3, 1000) +
      `entry: not-required ${template.reviewComment}\nconditions:\n  - PR\n  - アプリから購入\n` +
      template.writeFullMonthPeriod(campaign.month) +
      `target: アプリから${template.draftShop}へ進み、${card}でお支払いをした方\n` +
      template.writeLogo(id, 'logos') +
      template.writeLogo(id, 'logosOnDetail') +
      `isAffiliate: true
storeName: ${template.draftShop}
affiliateModalImg:
  src: images/${id}-modal.svg
  alt: ショップへ進む前の窓の絵（仮）
affiliateUrl: https://shop.invalid/
ineligibleAffiliateList:
  list:
    - text: 送料、ラッピングの料金 ${template.reviewComment}
      subText: 商品の代金だけが対象です
    - text: ${card}を使わないお支払い
      subText: 代金引換、コード払いなど
  annotationList:
    - ショップのクーポンやポイントは、割引の後の金額が対象です。
pages: in-app-only
annotationLists:
${template.rateNote}` +
      template.writeNotes(
        'points-base',
        'affiliate-route',
        'affiliate-advertising',
        'affiliate-amount',
        'card-payments-online',
        'grant-by',
        'points-fraction',
        ...template.commonNotes,
      ),
    body: [
      template.breakdown,
      '## 対象のショップ\n\n<LogoGrid />\n',
      template.writeSharedUses('affiliate-steps', 'affiliate-exclusions'),
      '## よくある質問\n\n<Faq>\n  <Shared use="affiliate-question" />\n</Faq>\n',
    ].join('\n'),
  }
}
