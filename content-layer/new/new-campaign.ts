import { daysIn } from '#schemas/japan-time.ts'
import type { ProviderDefinition } from '#schemas/provider.ts'
import { addRates } from '#schemas/rates.ts'

import { writeDay } from '../calendar.ts'
import type { CampaignKind } from '../campaign-kinds.ts'
import { draftWord } from '../pictures/limits.ts'
import { reviewWord } from '../rules/review/review-marks.ts'

/** What a new campaign is made from. */
export type NewCampaign = {
  kind: CampaignKind
  id: string
  /** The month's folder, such as 202309-1. */
  month: string
  provider: Pick<ProviderDefinition, 'baseRate' | 'cardName'>
}

type Parts = { fields: string; body: string }

const mark = `# ${reviewWord}`

/** The days of a month's folder, and the last day of the month after, as fields have them. */
export function daysOf(month: string) {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(4, 6))]
  const [nextYear, next] = number === 12 ? [year + 1, 1] : [year, number + 1]
  return {
    first: writeDay({ year, month: number, day: 1 }),
    eighth: writeDay({ year, month: number, day: 8 }),
    last: writeDay({ year, month: number, day: daysIn(year, number) }),
    nextLast: writeDay({ year: nextYear, month: next, day: daysIn(nextYear, next) }),
  }
}

const color: Readonly<Record<CampaignKind, string>> = {
  rate: '#c6b5f7',
  'eighth-day': '#ffc93c',
  affiliate: '#a8dadc',
  items: '#c9d4e3',
  bonus: '#ffb8a8',
  'selling-fee': '#ffd27a',
  entry: '#9ad4f5',
}

/** A drawing of coins that stands in for a campaign's picture until the real one is there. */
export function draftPicture(name: string, width: number, height: number): string {
  const [x, y, radius] = [width / 2, height / 2, height / 4]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><desc>${draftWord} ${name}</desc><circle cx="${x - radius}" cy="${y}" r="${radius}" fill="#fff" stroke="#1d1d1b" stroke-width="4"/><circle cx="${x + radius}" cy="${y}" r="${radius * 0.8}" fill="#fff" stroke="#1d1d1b" stroke-width="4"/></svg>\n`
}

/** The pictures of a new campaign by their path in the month's folder, and whether its texts need them. */
export function draftPictures({ kind, id }: NewCampaign): Record<string, string> {
  return {
    [`images/${id}-summary.svg`]: draftPicture(`images/${id}-summary.svg`, 320, 240),
    [`images/${id}.svg`]: draftPicture(`images/${id}.svg`, 750, 420),
    ...(kind === 'rate' || kind === 'entry' || kind === 'affiliate'
      ? { [`images/logos/${id}.svg`]: draftPicture(`images/logos/${id}.svg`, 480, 192) }
      : {}),
    ...(kind === 'affiliate' ? { [`images/${id}-modal.svg`]: draftPicture(`images/${id}-modal.svg`, 750, 320) } : {}),
    ...(kind === 'items' ? { [`images/${id}-item.svg`]: draftPicture(`images/${id}-item.svg`, 320, 320) } : {}),
  }
}

function head({ kind, id }: NewCampaign, name: string, lines: { title: string; description: string }): string {
  return `tag: ｛月｝の${name}キャンペーン ${mark}
posterName: ${name.replace(/の$/, '')} ${mark}
title: |- ${mark}
${lines.title
  .split('\n')
  .map((line) => `  ${line}`)
  .join('\n')}
description: ${lines.description} ${mark}
bgcolor: "${color[kind]}"
summaryKv:
  src: images/${id}-summary.svg ${mark}
  alt: ${id}の小さい絵（仮） ${mark}
detailKv:
  src: images/${id}.svg ${mark}
  alt: ${id}の大きい絵（仮） ${mark}
`
}

function rate(kind: 'total' | 'extra', base: number, extra: number, cap: number | null): string {
  return `headline:
  kind: ${kind}
  figure: ${kind === 'total' ? addRates(base, extra) : extra} # 上乗せを変えたら、ここも変える
  unit: "%"
  label: |-
    ポイント
    ${kind === 'total' ? '還元' : '上乗せ'}※1
reductionRate: ${extra} ${mark}
maximumGrantPoint: ${cap === null ? 'null' : cap} ${mark}
`
}

function days(from: string, to: string, grant: string): string {
  return `period:
  start: ${from} 00:00
  end: ${to} 23:59
grantBy: ${grant}
`
}

const rateNote = `  - title: ※1
    detail: いつでも還元される｛常時｝と、期間中の上乗せ｛上乗せ｝の合計です。上乗せ分の上限は、期間中お一人さま｛上限｝です。
    fontBold: true
`

const commonNotes = ['points-cancel', 'points-expiry', 'points-fraud', 'campaign-change', 'responsibility']

function uses(...names: readonly string[]): string {
  return names.map((name) => `  - use: ${name}\n`).join('')
}

const examples = `facts:
  例1: 1,000円 ${mark}
  例2: 5,000円 ${mark}
`

function logo(id: string, field: string): string {
  return `${field}:
  - src: images/logos/${id}.svg ${mark}
    alt: お店の名前（仮） ${mark}
`
}

const breakdown = `## 還元率の内訳

<RateBreakdown />

<RateTable
  caption="お支払いと還元の例"
  columns={["お支払い", "常時｛常時｝", "上乗せ｛上乗せ｝", "合計"]}
  rows={[
    ["｛例1｝", "｛例1の常時：P｝", "｛例1の上乗せ：P｝", "｛例1の合計：P｝"],
    ["｛例2｝", "｛例2の常時：P｝", "｛例2の上乗せ：P｝", "｛例2の合計：P｝"]
  ]}
/>
`

const rateGrant = `## ポイントの付与時期

<Facts>
  <Fact term="常時｛常時｝分">お支払いの金額が確定したとき</Fact>
  <Fact term="上乗せ｛上乗せ｝分">｛付与日｝まで</Fact>
</Facts>
`

const bonusGrant = `## ポイントの付与時期

<Facts>
  <Fact term="｛特典｝">｛付与日｝まで</Fact>
</Facts>
`

function excluded(...lines: readonly string[]): string {
  return `## 対象にならないもの

${lines.map((line) => `- ${line}`).join('\n')}
`
}

function steps(...titled: readonly (readonly [title: string, text: string])[]): string {
  const each = titled.map(([title, text]) => `  <Step title="${title}">\n    ${text}\n  </Step>`)
  return `## ポイントのもらいかた

<Steps>
${each.join('\n')}
</Steps>
`
}

function rateCampaign(campaign: NewCampaign, isEntry: boolean): Parts {
  const { cardName: card } = campaign.provider
  const { first, last, nextLast } = daysOf(campaign.month)
  const entered = isEntry ? 'エントリーして、' : ''
  return {
    fields:
      head(campaign, '対象のお店', {
        title: 'お買い物が、\nちょっとおトクに。',
        description: `｛月｝中、${entered}対象のお店のお支払いに${card}を使うと、常時｛常時｝に｛上乗せ｝（上限 ｛上限｝）を上乗せします。`,
      }) +
      rate('total', campaign.provider.baseRate, 2, 500) +
      `entry: ${isEntry ? 'required' : 'not-required'}\n` +
      days(first, last, nextLast) +
      examples +
      `target: ${entered}対象のお店のお支払いに、${card}を使った方 ${mark}\n` +
      logo(campaign.id, 'logosOnDetail') +
      (isEntry ? `externalPageLink: /jp/card/entry/\nexternalPageLabel: エントリーする\n` : '') +
      `annotationLists:\n${rateNote}` +
      uses('points-base', 'card-payments-in-shop', 'grant-by', 'points-fraction', ...commonNotes),
    body: [
      breakdown,
      `## 対象のお店\n\n<LogoGrid />\n`,
      steps(
        ...(isEntry ? ([['エントリーする', 'このページのボタンから進みます。']] as const) : []),
        ['対象のお店で買い物をする', isEntry ? 'エントリーのあとのお支払いが対象です。' : 'エントリーは要りません。'],
        [`${card}で支払う`, 'レジで「カードで」と伝えてください。'],
      ),
      rateGrant,
      excluded(
        ...(isEntry ? ['エントリーする前のお支払い'] : []),
        'コード払い、タッチ決済',
        '送料、手数料、商品券の購入',
      ),
    ].join('\n'),
  }
}

function eighthDay(campaign: NewCampaign): Parts {
  const { cardName: card } = campaign.provider
  const { eighth, nextLast } = daysOf(campaign.month)
  return {
    fields:
      head(campaign, '8の日', {
        title: '｛開始日：月日｝は8の日、\n｛上乗せ｝の上乗せ。',
        description: `｛開始日｝に${card}で支払うと、常時｛常時｝とは別に、｛上乗せ｝（上限 ｛上限｝）のポイントを上乗せします。`,
      }) +
      'isEighthDay: true\n' +
      rate('extra', campaign.provider.baseRate, 8, 300) +
      'entry: not-required\nconditions:\n  - ｛開始日：年なし｝だけ\n' +
      days(eighth, eighth, nextLast) +
      examples +
      `target: ｛開始日：年なし｝に${card}でお支払いをした方\n` +
      `annotationLists:\n${uses('eighth-day-rate', 'points-base', 'card-payments', 'grant-by', 'points-fraction', ...commonNotes)}`,
    body: [
      breakdown,
      steps(
        ['｛開始日：年なし｝に買い物をする', 'エントリーは要りません。'],
        [`${card}で支払う`, 'お店でもネットでも対象です。'],
      ),
      rateGrant,
      excluded('コード払いとタッチ決済', 'ほかの日のお支払い'),
    ].join('\n'),
  }
}

function affiliate(campaign: NewCampaign): Parts {
  const { cardName: card } = campaign.provider
  const { first, last, nextLast } = daysOf(campaign.month)
  const { id, provider } = campaign
  return {
    fields:
      head(campaign, 'ショップ（仮）の', {
        title: 'ネットの買い物も、\nおトクに。',
        description: `｛月｝中、アプリからショップへ進んで${card}で支払うと、常時｛常時｝に｛上乗せ｝（上限 ｛上限｝）を上乗せします。`,
      }) +
      rate('total', provider.baseRate, 3, 1000) +
      'entry: not-required\nconditions:\n  - PR\n  - アプリから購入\n' +
      days(first, last, nextLast) +
      examples +
      `target: アプリからショップへ進み、${card}でお支払いをした方 ${mark}\n` +
      logo(id, 'logos') +
      logo(id, 'logosOnDetail') +
      `isAffiliate: true
storeName: お店の名前（仮） ${mark}
affiliateModalImg:
  src: images/${id}-modal.svg ${mark}
  alt: ショップへ進む前の窓の絵（仮） ${mark}
affiliateUrl: https://shop.invalid/ ${mark}
ineligibleAffiliateList:
  list:
    - text: 送料、ラッピングの料金 ${mark}
      subText: 商品の代金だけが対象です
    - text: ${card}を使わないお支払い
      subText: 代金引換、コード払いなど
  annotationList:
    - ショップのクーポンやポイントは、割引の後の金額が対象です。
pages: in-app-only
annotationLists:
${rateNote}` +
      uses(
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
      steps(
        [
          'このページからショップへ進む',
          'お買い物のたびに、このページのボタンから進んでください。エントリーは要りません。',
        ],
        [`そのまま${card}で支払う`, 'お支払い方法で「クレジットカード」を選びます。'],
      ),
      '<AffiliateShopModal />\n',
      rateGrant,
      '## 対象にならないもの\n\n次のものは、上乗せの対象になりません。\n\n<IneligibleList />\n',
    ].join('\n'),
  }
}

function items(campaign: NewCampaign): Parts {
  const { cardName: card } = campaign.provider
  const { first, last, nextLast } = daysOf(campaign.month)
  const { id, provider } = campaign
  const points = Math.floor((20_000 * addRates(provider.baseRate, 2)) / 100)
  return {
    fields:
      head(campaign, '商品', {
        title: 'ほしかった一つを、\nポイントと一緒に。',
        description: `｛月｝中、対象の商品のお支払いに${card}を使うと、常時｛常時｝に｛上乗せ｝（上限 ｛上限｝）を上乗せします。`,
      }) +
      rate('total', provider.baseRate, 2, 500) +
      'entry: not-required\n' +
      days(first, last, nextLast) +
      examples +
      `target: 対象の商品のお支払いに、${card}を使った方 ${mark}
affiliateItems:
  - id: goods
    src: images/${id}-item.svg ${mark}
    alt: 商品の絵（仮） ${mark}
    href: https://shop.invalid/goods ${mark}
    price: 20000 ${mark}
    grantPoint: ${points} ${mark}
    itemName: 商品の名前（仮） ${mark}
annotationLists:
${rateNote}  - title: 価格
    detail: 価格は税込です。変わることがあるので、お買い物の前に、販売元のページで確認してください。
` +
      uses('points-base', 'card-payments-online', 'grant-by', 'points-fraction', ...commonNotes),
    body: [
      breakdown,
      '## 商品ごとのポイント\n\n<AffiliateItemList />\n',
      steps(
        ['商品を選ぶ', 'エントリーは要りません。'],
        [`${card}で支払う`, 'お支払い方法で「クレジットカード」を選びます。'],
      ),
      rateGrant,
      excluded('コード払い、タッチ決済', '送料、手数料'),
    ].join('\n'),
  }
}

function bonus(campaign: NewCampaign): Parts {
  const { first, last, nextLast } = daysOf(campaign.month)
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
entry: not-required
` +
      days(first, last, nextLast) +
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

function sellingFee(campaign: NewCampaign): Parts {
  const { cardName: card } = campaign.provider
  const { first, last, nextLast } = daysOf(campaign.month)
  return {
    fields:
      head(campaign, '販売手数料', {
        title: '売ったあとも、\nうれしい還元。',
        description:
          '｛月｝中に新しく出品し、取引が完了した商品の販売手数料を、｛特典｝（上限 ｛上限｝）、ポイントで還元します。',
      }) +
      `headline:
  kind: bonus
  figure: 50 ${mark}
  unit: "%"
  label: |-
    販売手数料を
    還元※1
maximumGrantPoint: 3000 ${mark}
entry: not-required
conditions:
  - 新しい出品※2が対象
` +
      days(first, last, nextLast) +
      `target: ${card}をお持ちで、期間中に新しく出品した方 ${mark}
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
      steps(
        ['新しく出品する', 'エントリーは要りません。'],
        ['取引を完了する', '期間中に取引が完了した商品が対象です。'],
      ),
      bonusGrant,
      excluded('期間より前に出品した商品', '取引が完了しなかった商品'),
    ].join('\n'),
  }
}

const makers: Readonly<Record<CampaignKind, (campaign: NewCampaign) => Parts>> = {
  rate: (campaign) => rateCampaign(campaign, false),
  'eighth-day': eighthDay,
  affiliate,
  items,
  bonus,
  'selling-fee': sellingFee,
  entry: (campaign) => rateCampaign(campaign, true),
}

/** A complete campaign of a kind, in which everything that has to be decided is marked; the check reports the marks. */
export function newCampaign(campaign: NewCampaign): string {
  const { fields, body } = makers[campaign.kind](campaign)
  return `---\n${fields}---\n\n{/* ${reviewWord} */}\n\n${body}`
}

/** The page of a month that has one campaign. */
export function newMonth(id: string): string {
  return `title: |- ${mark}
  ｛月｝の
  おトク。
tag: ｛月：年つき｝のキャンペーン
description: ｛月｝は、｛${id}の開始日：日と曜日｝のお買い物に｛${id}の上乗せ｝（上限 ｛${id}の上限｝）を上乗せします。 ${mark}
bgcolor: "#ffd27a"
kv:
  src: images/month.svg ${mark}
  alt: 月の絵 ${mark}
campaigns:
  - ${id}
annotationLists:
  - use: points-base
  - use: points-expiry
  - use: points-fraud
  - use: campaign-change
`
}

/** A month's page with another campaign at the end of its list. */
export function listCampaign(month: string, id: string): string {
  const lines = month.split('\n')
  const start = lines.findIndex((line) => /^campaigns:/.test(line))
  const next = lines.findIndex((line, index) => index > start && !/^\s+-|^\s*(?:#|$)/.test(line))
  const end = next < 0 ? lines.length : next
  const last = lines.slice(0, end).findLastIndex((line) => /^\s+-/.test(line))
  return [...lines.slice(0, last + 1), `  - ${id}`, ...lines.slice(last + 1)].join('\n')
}

/** A shared note of its own. */
export const newNote = `title: 注記の見出し ${mark}
detail: 注記の文。${mark.replace('# ', '')}ところです。 ${mark}
`
