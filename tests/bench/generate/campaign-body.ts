import type { GeneratedCampaign } from './campaign-fields.ts'

/**
 * Returns a campaign's MDX like content/campaigns/202302-1/restaurant.mdx: seven blocks with seven more nested in them.
 * One sentence counts its edits.
 */
export function campaignBody(campaign: GeneratedCampaign): string {
  return `## 還元率の内訳

<RateBreakdown />

上乗せ分は、期間中のお支払いの合計が｛例3｝になると、多くは上限の｛上限｝に届きます。

## 対象のお店※2

<LogoGrid />

## ポイントのもらいかた

<Steps>
  <Step title="対象のお店で食事をする">
    エントリーもクーポンも要りません（${campaign.number + 1}番、改訂0）。持ち帰りも対象です。
  </Step>
  <Step title="メルカードで支払う">
    レジで「カードで」と伝えてください。**コード払いとタッチ決済**は対象になりません。
  </Step>
  <Step title="翌月末までにポイントがつく">
    常時｛常時｝分はお支払いの確定時、上乗せ｛上乗せ｝分は翌月の末日までに付与します。
  </Step>
</Steps>

## お支払いと還元の例

<RateTable
  caption="お支払いの額ごとの、もらえるポイント"
  columns={["お支払い", "常時｛常時｝", "上乗せ｛上乗せ｝"]}
  rows={[
    ["｛例1｝", "｛例1の常時｝", "｛例1の上乗せ｝"],
    ["｛例2｝", "｛例2の常時｝", "｛例2の上乗せ｝"],
    ["｛例3｝", "｛例3の常時｝", "｛例3の上乗せ｝"]
  ]}
/>

## ポイントの付与時期

<Facts>
  <Fact term="常時｛常時｝分">お支払いの金額が確定したとき</Fact>
  <Fact term="上乗せ｛上乗せ｝分">翌月の末日まで</Fact>
</Facts>

## 対象にならないもの

<Notice title="次のお支払いは、上乗せの対象になりません">
- コード払い、タッチ決済、ネットでのお支払い
- デリバリーサービスを通したご注文、その送料と手数料
- 商品券やプリペイドカードの購入、チャージ
</Notice>

## よくある質問

<Faq>
  <Question title="エントリーは必要ですか">
    必要ありません。期間中に対象のお店のお支払いにメルカードを使うと、自動で対象になります。
  </Question>
  <Question title="いつまでのお支払いが対象ですか">
    ｛終了日：時刻つき｝までのお支払いが対象です。くわしくは[ヘルプ](https://help.example.jp/shops/${campaign.id})をご覧ください。
  </Question>
</Faq>
`
}
