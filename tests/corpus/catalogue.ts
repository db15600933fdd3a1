import type { DiagnosticKind } from '#content-layer/diagnostics/diagnostic.ts'
import { agreementMessages } from '#content-layer/messages/agreement.ts'
import { blockMessages } from '#content-layer/messages/blocks.ts'
import { campaignMessages } from '#content-layer/messages/campaign.ts'
import { claimMessages } from '#content-layer/messages/claims.ts'
import { dateMessages } from '#content-layer/messages/dates.ts'
import { factMessages } from '#content-layer/messages/facts.ts'
import { fieldMessages } from '#content-layer/messages/fields.ts'
import { fileMessages } from '#content-layer/messages/files.ts'
import { mdxMessages } from '#content-layer/messages/mdx.ts'
import { pictureMessages } from '#content-layer/messages/pictures.ts'
import { publicationMessages } from '#content-layer/messages/publication.ts'
import { referenceMessages } from '#content-layer/messages/references.ts'
import { ruleMessages } from '#content-layer/messages/rules.ts'
import { wordingMessages } from '#content-layer/messages/wording.ts'
import { yamlMessages } from '#content-layer/messages/yaml.ts'

/** Why a rule exists, for marketers, and where it comes from: a law, the specification, or a decision of the product. */
export type Ground = { reason: string; source: string }

/** Rules of one kind, with the ground that those have that have none of their own. */
export type Chapter = Ground & { title: string; kinds: readonly DiagnosticKind[] }

/** The keys of a table of messages. */
function kindsOf(table: object): DiagnosticKind[] {
  return Object.keys(table) as DiagnosticKind[]
}

const fair = '景品表示法 第5条（優良誤認、有利誤認）'
const notes = '消費者庁「打消し表示に関する実態調査報告書」（2018年）'
const interest = '利息制限法 第1条・第7条、貸金業法 第15条'
const copied = '写した言葉や絵が残っていると、別の特典を約束してしまう'
const onePlace = '決定の記録 0024（一つの数は一つの場所に）'
const corpus = '写し間違いの実例（tests/corpus）'

/** The rules in the order of the guide. */
export const chapters: readonly Chapter[] = [
  {
    title: '数と日付',
    reason: '同じ数を二か所に書くと、片方だけ直したときに、ページが違うことを約束する',
    source: onePlace,
    kinds: kindsOf(factMessages),
  },
  {
    title: '日時と期間',
    reason: '始まりと終わりは、特典を受けられるかどうかを決める',
    source: '仕様 §3、決定 D7',
    kinds: kindsOf(dateMessages),
  },
  {
    title: '公開の日時',
    reason: '早すぎる公開は取り消せず、遅すぎる公開では、だれも特典を受けられない',
    source: '決定の記録 0030（日時を決めた公開）',
    kinds: kindsOf(publicationMessages),
  },
  {
    title: 'たがいに合っていること',
    reason: '合わない数や日付のどちらを信じてよいか、見る人にはわからない',
    source: fair,
    kinds: [...kindsOf(agreementMessages), ...kindsOf(campaignMessages)],
  },
  {
    title: '言うこと、言わないこと、リンク',
    reason: '条件は、率や特典と同じところで、わかるように言う',
    source: fair,
    kinds: kindsOf(claimMessages),
  },
  { title: '言葉と表', reason: copied, source: corpus, kinds: kindsOf(wordingMessages) },
  {
    title: '項目の値',
    reason: '項目から、ページと注記と計算が作られる',
    source: '仕様 §3',
    kinds: [...kindsOf(ruleMessages), ...kindsOf(fieldMessages)],
  },
  {
    title: '注記、リンク、キャンペーンの一覧',
    reason: '指す先がないと、読む人が行き止まりになる',
    source: '仕様 §3',
    kinds: kindsOf(referenceMessages),
  },
  {
    title: 'ブロック',
    reason: 'ブロックは、決まった形でだけ正しく表示できる',
    source: '仕様 §3',
    kinds: kindsOf(blockMessages),
  },
  {
    title: '本文の書き方',
    reason: '本文は文章と表だけを書くところで、プログラムは動かさない',
    source: '決定の記録 0002',
    kinds: kindsOf(mdxMessages),
  },
  {
    title: '項目の書き方（YAML）',
    reason: '記号や字下げが違うと、別の意味に読まれる',
    source: 'YAML 1.2',
    kinds: kindsOf(yamlMessages),
  },
  {
    title: '絵',
    reason: '遅い電話でも、だれにでも、同じ絵が見えるように',
    source: '決定の記録 0018（コンテンツの上限）',
    kinds: kindsOf(pictureMessages),
  },
  {
    title: 'ファイル',
    reason: '置き場所と名前が、ページの住所と役割を決める',
    source: '決定 D3',
    kinds: kindsOf(fileMessages),
  },
]

const time = 'お知らせの期間が一日ずれると、受けられるはずの人が受けられない'
const entering = 'エントリーできないのに「要エントリー」と言うと、だれも特典を受けられない'
const lending = '貸付条件の広告は、法律が求める率と回数を正しく示す'
const shop = 'お店や商品を取り違えると、買った人に特典がつかない'
const picture = '絵や、絵の説明を取り違えると、見る人と聞く人で違うページになる'
const reader = '読む人が迷う'

/** Grounds of rules that have their own. */
export const grounds: Readonly<Partial<Record<DiagnosticKind, Ground>>> = {
  'end-at-midnight': { reason: time, source: '決定 D7（終わりの1分まで続く）' },
  'start-at-last-minute': { reason: time, source: '決定 D7' },
  'end-at-noon': { reason: time, source: corpus },
  'zone-not-japan': { reason: time, source: '決定 D7（日本時間）' },
  'year-far-off': { reason: time, source: corpus },
  'period-beyond-month': { reason: '前の月の期間が残っていることが多い', source: '決定 D3（月のページ）' },
  'runs-over-not': { reason: '前の月の期間が残っていることが多い', source: '決定 D3' },
  'eighth-day-unsaid': { reason: '8日の日めくりがページに出ない', source: '仕様 §3（isEighthDay）' },
  'not-eighth-day': { reason: '毎月8日だけの特典である', source: '仕様 §3（isEighthDay）' },
  'grant-before-end': { reason: 'お支払いが終わる前に、すべてのポイントは付与できない', source: fair },
  'grant-late': { reason: '付与が遠すぎると、年か月の間違いが多い', source: notes },
  'grant-day-as-end': { reason: '付与の日とお支払いの終わりは違う日である', source: fair },
  'not-reviewed': { reason: copied, source: onePlace },
  'period-not-stated': {
    reason: '終わりを知らせないまま「期間中」と書くと、いつまで受けられるかわからない約束になる',
    source: '決定 D21（招待とエントリーの期間）',
  },
  'entry-contradicted': { reason: entering, source: fair },
  'entry-not-needed': { reason: entering, source: fair },
  'entry-way-too-short': { reason: entering, source: '決定 D10、D21' },
  'entry-unsaid': { reason: 'エントリーしないと特典がつかないことを、対象の人のところで言う', source: notes },
  'entry-label': { reason: entering, source: fair },
  'entry-way-elsewhere': { reason: entering, source: '決定 D10' },
  'entry-offer-differs': { reason: '同じ特典を、二つのページで違う率や上限で約束してしまう', source: fair },
  'entry-offer-unknown': { reason: entering, source: '決定 D10' },
  'entry-without-way': { reason: entering, source: '仕様 §3' },
  'base-rate-changed': { reason: '終わったキャンペーンの約束は変えられない', source: '決定 D8' },
  'headline-mismatch': { reason: '大きく見せる数が、内訳の合計と違ってしまう', source: '決定 D8' },
  'headline-other-kind': { reason: '大きく見せる数が、内訳の合計と違ってしまう', source: '決定 D8' },
  'title-too-long': { reason: '小さい電話の舞台に入らない', source: '仕様 §3（title）' },
  'title-too-many-lines': { reason: '小さい電話の舞台に入らない', source: '仕様 §3（title）' },
  'tag-too-long': { reason: '小さい電話の舞台に入らない', source: '仕様 §3' },
  'rates-reversed': { reason: lending, source: interest },
  'rate-over-ceiling': { reason: '法律の上限をこえる利息は約束できない', source: interest },
  'example-outside-rates': { reason: lending, source: interest },
  'example-outside-limits': { reason: lending, source: '仕様 §3（lending）' },
  'example-not-repaid': { reason: lending, source: '決定 D11' },
  'example-rate-low': { reason: '低い率の例だけでは、返す額が少なく見える', source: interest },
  'rate-not-yearly': { reason: '利息は実質年率で示す', source: '貸金業法 第15条' },
  'years-and-payments': { reason: lending, source: '貸金業法 第15条' },
  'shop-with-two-rates': { reason: shop, source: fair },
  'affiliate-twice': { reason: shop, source: corpus },
  'other-shop-named': { reason: shop, source: corpus },
  'address-twice': { reason: shop, source: corpus },
  'item-twice': { reason: shop, source: corpus },
  'item-points-unusual': { reason: '桁が違うと、もらえないポイントを約束してしまう', source: fair },
  'logo-missing': { reason: shop, source: '仕様 §3（logos、logosOnDetail）' },
  'campaign-disagrees': { reason: '同じキャンペーンを、二つの月で違う条件で約束してしまう', source: fair },
  'typed-count': { reason: 'お店やキャンペーンが増えても減っても、文の数はそのまま残る', source: onePlace },
  'campaigns-mixed': { reason: '別のキャンペーンの上限や日を約束してしまう', source: fair },
  'month-contradicted': { reason: '月のページだけを見た人が、違う条件を信じる', source: fair },
  'alt-twice': { reason: picture, source: 'WCAG 2.2 1.1.1' },
  'alt-without-words': { reason: '絵を見ない人に、絵の中の言葉が届かない', source: 'WCAG 2.2 1.1.1' },
  'alt-says-nothing': { reason: '絵を見ない人に、何も伝わらない', source: 'WCAG 2.2 1.1.1' },
  'picture-draft': { reason: '仮の絵のまま公開しない', source: '新しいマーケターの試し' },
  'picture-twice': { reason: picture, source: corpus },
  'picture-named-twice': { reason: picture, source: corpus },
  'pictures-swapped': { reason: picture, source: '仕様 §3（summaryKv、detailKv）' },
  'svg-text-font': { reason: '端末にその書体がないと、形や幅が変わる', source: corpus },
  'not-said': { reason: '条件を言わずに率を見せると、実際より有利に見える', source: 'content/requirements.yaml' },
  'claim-without-basis': {
    reason: '根拠のない「一番」は、実際よりよく見せる',
    source: '景品表示法 第7条第2項（不実証広告規制）',
  },
  'promise-too-much': { reason: '条件があるのに、ないように見せる', source: fair },
  'urgency-without-period': {
    reason: 'いつまでかを言わずに急がせない',
    source: '消費者庁の措置命令（2025年3月、期間限定の表示）',
  },
  'urgency-too-short': { reason: '「今日だけ」が続くのは、うそになる', source: '消費者庁の措置命令（2025年3月）' },
  'urgency-repeated': { reason: '毎月あるものを、期間限定のように見せない', source: '消費者庁の措置命令（2025年3月）' },
  'limit-folded': { reason: '開かないと見えない条件は、言っていないのと同じ', source: notes },
  'premium-too-high': {
    reason: '景品の額には、取引の額の2割という上限がある',
    source: '景品類の制限に関する告示、消費者庁「景品に関するQ&A」',
  },
  'rate-unusual': { reason: '桁が違うと、払えない率を約束してしまう', source: fair },
  'price-without-tax': { reason: '価格は、消費税を含む総額で見せる', source: '消費税法 第63条' },
  'sample-text': { reason: '見本の番号や名前のまま公開しない', source: corpus },
  'cap-contradicted': { reason: '上限があるのに「なし」と言ってしまう', source: fair },
  'page-contradicts': { reason: '対象かどうかが、読むところで違ってしまう', source: fair },
  'unknown-host': {
    reason: '打ち間違いや、知らないサイトへ人を送らない',
    source: 'content/provider.yaml の linkHosts',
  },
  'staging-host': { reason: '公開していない場所は、見る人には開けない', source: corpus },
  'own-address': { reason: '見本や別の住所で公開すると、そこから外へ出てしまう', source: '決定の記録 0013' },
  'link-with-session': { reason: 'だれか一人のしるしで、ほかの人のページが開くことがある', source: corpus },
  'link-tracked': { reason: '決めていない計測をしない', source: '電気通信事業法 第27条の12（外部送信）' },
  'link-into-app': { reason: 'ブラウザの人には開けないページである', source: '仕様 §2' },
  'link-to-ended': { reason: '終わったキャンペーンへ案内してしまう', source: corpus },
  'link-of-other-month': { reason: '先月の計測や特典につながってしまう', source: corpus },
  'link-says-nothing': { reason: '読み上げで聞く人に、行き先がわからない', source: 'WCAG 2.2 2.4.4' },
  'address-in-text': { reason: '住所のままでは、行き先が読めない', source: 'WCAG 2.2 2.4.4' },
  'reason-missing': { reason: '確かめる人が、なぜよいとしたのかを知りたい', source: '決定の記録 0026' },
  'reason-unneeded': { reason: '古い理由が残ると、新しい間違いを隠す', source: '決定の記録 0026' },
  'table-mixed': { reason: '別の例の数が並ぶと、もらえる額を間違える', source: fair },
  'fact-twice': { reason: '別の名前のつもりのことが多い', source: corpus },
  'quoted-term': { reason: 'そのまま出す数は、項目を直しても変わらない', source: onePlace },
  'fact-in-brackets': { reason: 'かっこが違うと、名前がそのままページに出る', source: onePlace },
  'fact-unused': { reason: '直しても、どの文も変わらない', source: onePlace },
  'note-unused': { reason: reader, source: corpus },
  'picture-unused': { reason: 'いらない絵が増えると、取り違える', source: corpus },
  'unit-unusual': { reason: '単位の打ち間違いが、そのままページに出る', source: onePlace },
  'value-nought': { reason: '0 の上限では、だれも何ももらえない', source: corpus },
  'value-impossible': { reason: 'ありえない日や回数を約束してしまう', source: corpus },
  'season-unfit': { reason: copied, source: corpus },
  'stores-alike': { reason: '片方の端末の人が、アプリを入れられない', source: corpus },
  'store-swapped': { reason: '片方の端末の人が、アプリを入れられない', source: corpus },
  'case-swapped': { reason: '別の場合の人に、違う条件を伝えてしまう', source: corpus },
  'invitation-cap': { reason: '人数と上限が合わないと、もらえる額がわからない', source: fair },
  'rate-over-hundred': { reason: 'ポイントの数を、率として約束してしまう', source: fair },
  'odd-punctuation': { reason: reader, source: corpus },
  'said-twice': { reason: reader, source: corpus },
  'heading-without-text': { reason: reader, source: corpus },
  'fields-below-body': { reason: '項目の名前が、本文としてお客さまに読まれる', source: '決定の記録 0025' },
  'fields-in-body': { reason: '項目が本文として出てしまう', source: '決定の記録 0025' },
  'low-contrast': { reason: '文字が読めない', source: 'WCAG 2.2 1.4.3' },
  'rate-without-cap': { reason: '上限があるかないかは、だれもが確かめたい条件', source: '仕様 §3' },
  'affiliate-incomplete': { reason: '提携ショップの窓に、行き先や対象外が出ない', source: '仕様 §3' },
  'bad-link': { reason: '押すとプログラムが動く行き先は、使えない', source: '仕様 §3' },
}

/** The ground of a rule: its own, or that of its chapter. */
export function groundOf(kind: DiagnosticKind): Ground {
  const chapter = chapters.find(({ kinds }) => kinds.includes(kind))
  const ground = grounds[kind] ?? chapter
  if (!ground) throw new Error(`the rule ${kind} stands in no chapter`)
  return ground
}
