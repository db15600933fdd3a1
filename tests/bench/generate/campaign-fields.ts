/** A generated campaign: its month's folder, its id and its number from 0. */
export type GeneratedCampaign = { month: string; id: string; number: number }

const colors = ['#ff9e6d', '#ffb8a8', '#ffc93c', '#9fe0c5', '#a9d6ff'] as const

const sharedAnnotations = [
  'points-base',
  'card-payments-in-shop',
  'grant-by',
  'points-fraction',
  'campaign-overlap',
  'points-cancel',
  'points-expiry',
  'points-fraud',
  'campaign-change',
  'responsibility',
]

function logos(count: number): string {
  const entries = Array.from(
    { length: count },
    (_, index) => `  - src: images/logos/shop-${index + 1}.svg\n    alt: 街のお店 ${index + 1}号店\n`,
  )
  return entries.join('')
}

/** Returns the extra rate of a campaign in percent, 1 to 9. */
function rateOf({ number }: GeneratedCampaign): number {
  return 1 + (number % 9)
}

/** Points cap of a campaign, 100 to 1,000. */
function capOf({ number }: GeneratedCampaign): number {
  return 100 * (1 + (number % 10))
}

/** Returns the year and the two-digit month of a month's id. */
function yearAndMonth(month: string): string {
  return `${month.slice(0, 4)}-${month.slice(4, 6)}`
}

/** Returns the 28th of the month after, by which points are granted. */
function grantDay({ month }: GeneratedCampaign): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(4, 6))]
  return number === 12 ? `${year + 1}-01-28` : `${year}-${String(number + 1).padStart(2, '0')}-28`
}

/** Returns a campaign's fields with the fields of content/campaigns/202302-1/restaurant.mdx. */
export function campaignFields(campaign: GeneratedCampaign): string {
  const rate = rateOf(campaign)
  const cap = capOf(campaign)
  const day = yearAndMonth(campaign.month)
  return `tag: ${campaign.number + 1}番目のキャンペーン
title: |-
  街のごはんが、
  ちょっとおトクに。
description: 期間中、対象のお店${campaign.number + 1}番のお支払いにメルカードを使うと、常時｛常時｝に｛上乗せ｝（上限 ｛上限｝）を上乗せして、合計｛合計｝のポイントを還元します。
bgcolor: "${colors[campaign.number % colors.length]}"
summaryKv:
  src: images/summary.svg
  alt: 湯気の立つどんぶりと、箸でつまんだPのコイン
  width: 320
  height: 240
detailKv:
  src: images/detail.svg
  alt: 湯気の立つどんぶり、箸でつまんだPのコイン、まわりに舞うPのコイン
  height: 420
headline:
  kind: total
  figure: ${rate + 1}
  unit: "%"
  label: |-
    ポイント
    還元※1
reductionRate: ${rate}
maximumGrantPoint: ${cap}
entry: not-required
period:
  start: ${day}-01 00:00
  end: ${day}-28 23:59
grantBy: ${grantDay(campaign)}
facts:
  例1: 1,000円
  例2: 5,000円
  例3: 10,000円
target: 対象のお店のお支払いに、メルカードを使った方
logos:
${logos(2)}logosOnDetail:
${logos(6)}externalPageLink: https://help.example.jp/shops/${campaign.id}
externalPageLabel: 対象のお店をさがす
annotationLists:
  - title: ※1
    detail: いつでも還元される｛常時｝と、期間中の上乗せ｛上乗せ｝の合計です。上乗せ分の上限は、期間中お一人さま｛上限｝です。
    fontBold: true
  - title: ※2
    detail: 商業施設の中のお店や一部の店舗では、対象にならないことがあります。
${sharedAnnotations.map((name) => `  - use: ${name}\n`).join('')}`
}

/** Returns a month's YAML with its campaigns in order. */
export function monthYaml(campaigns: readonly GeneratedCampaign[]): string {
  return `title: |-
  ｛月｝は、いつもの
  お店がおトク。
tag: ｛月：年つき｝のキャンペーン
description: 対象のお店のお買い物で、メルカードの常時｛常時｝にポイントを上乗せします。上限は、キャンペーンごとにご案内しています。
bgcolor: "#ffb8a8"
kv:
  src: images/month.svg
  alt: 枝にとまるメジロと、まわりに舞うPのコイン
  width: 750
  height: 500
campaigns:
${campaigns.map(({ id }) => `  - ${id}\n`).join('')}annotationLists:
  - use: points-base
  - use: points-fraction
  - use: campaign-overlap
`
}
