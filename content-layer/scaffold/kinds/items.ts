import { pointsFor } from '#domain/money/points.ts'
import { addRates } from '#domain/money/rates.ts'

import * as template from './template.ts'

/** Creates a campaign with points for single items of a shop. */
export function items(campaign: template.NewCampaign): template.NewCampaignFile {
  const { cardName: card } = campaign.provider
  const { id, provider } = campaign
  const points = pointsFor(20_000, addRates(provider.baseRate, 2))
  return {
    fields:
      template.writeCommonFields(campaign, '商品', {
        title: 'ほしかった一つを、\nポイントと一緒に。',
        description: `｛月｝中、対象の商品のお支払いに${card}を使うと、常時｛常時｝に｛上乗せ｝（上限 ｛上限｝）を上乗せします。`,
      }) +
      template.writeRate('total', provider.baseRate, 2, 500) +
      `entry: not-required ${template.reviewComment}\n` +
      template.writeFullMonthPeriod(campaign.month) +
      `target: 対象の商品のお支払いに、${card}を使った方 ${template.reviewComment}
affiliateItems:
  - id: goods
    src: images/${id}-item.svg
    alt: 商品の絵（仮）
    href: https://shop.invalid/goods
    price: 20000 ${template.reviewComment}
    grantPoint: ${points} ${template.reviewComment}
    itemName: 商品の名前（仮）
annotationLists:
${template.rateNote}  - title: 価格
    detail: 価格は税込です。変わることがあるので、お買い物の前に、販売元のページで確認してください。
` +
      template.writeNotes(
        'points-base',
        'card-payments-online',
        'grant-by',
        'points-fraction',
        ...template.commonNotes,
      ),
    body: [
      template.breakdown,
      '## 商品ごとのポイント\n\n<AffiliateItemList />\n',
      template.writeSteps(
        ['商品を選ぶ', '対象の商品は、このページの一覧にあります。'],
        [`${card}で支払う`, 'お支払い方法で「クレジットカード」を選びます。'],
      ),
      template.writeExclusions('コード払い、タッチ決済', '送料、手数料'),
    ].join('\n'),
  }
}
