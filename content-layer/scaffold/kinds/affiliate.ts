import {
  writeCommonFields,
  writeRate,
  writeFullMonthPeriod,
  rateNote,
  commonNotes,
  draftShop,
  writeNotes,
  writeLogo,
  breakdown,
  writeSharedUses,
  reviewComment,
  type CampaignFileParts,
  type NewCampaign,
} from './template-parts.ts'

/** Creates a campaign with a rate at an affiliated online shop. */
export function affiliate(campaign: NewCampaign): CampaignFileParts {
  const { cardName: card } = campaign.provider
  const { id, provider } = campaign
  return {
    fields:
      writeCommonFields(campaign, draftShop, {
        title: 'ネットの買い物も、\nおトクに。',
        description: `｛月｝中、アプリから${draftShop}へ進んで${card}で支払うと、常時｛常時｝に｛上乗せ｝（上限 ｛上限｝）を上乗せします。`,
      }) +
      writeRate('total', provider.baseRate, 3, 1000) +
      `entry: not-required ${reviewComment}\nconditions:\n  - PR\n  - アプリから購入\n` +
      writeFullMonthPeriod(campaign.month) +
      `target: アプリから${draftShop}へ進み、${card}でお支払いをした方\n` +
      writeLogo(id, 'logos') +
      writeLogo(id, 'logosOnDetail') +
      `isAffiliate: true
storeName: ${draftShop}
affiliateModalImg:
  src: images/${id}-modal.svg
  alt: ショップへ進む前の窓の絵（仮）
affiliateUrl: https://shop.invalid/
ineligibleAffiliateList:
  list:
    - text: 送料、ラッピングの料金 ${reviewComment}
      subText: 商品の代金だけが対象です
    - text: ${card}を使わないお支払い
      subText: 代金引換、コード払いなど
  annotationList:
    - ショップのクーポンやポイントは、割引の後の金額が対象です。
pages: in-app-only
annotationLists:
${rateNote}` +
      writeNotes(
        'points-base',
        'affiliate-route',
        'affiliate-advertising',
        'affiliate-amount',
        'card-payments-online',
        'grant-by',
        'points-fraction',
        ...commonNotes,
      ),
    body: [
      breakdown,
      '## 対象のショップ\n\n<LogoGrid />\n',
      writeSharedUses('affiliate-steps', 'affiliate-exclusions'),
      '## よくある質問\n\n<Faq>\n  <Shared use="affiliate-question" />\n</Faq>\n',
    ].join('\n'),
  }
}
