import type { Problem } from '../../diagnostics/diagnostic.ts'
import { patternOf, type Vocabulary } from '../vocabulary.ts'

/** Sentences that an advertiser may not say, or only with more than the page gives. */
const promises: Vocabulary = [
  { say: ['もれなく'], reason: '条件や上限があるのに、だれでももらえるように聞こえる' },
  { say: ['全員に'], butNot: ['は'], reason: '条件や上限があるのに、だれでももらえるように聞こえる' },
  { say: ['さかのぼって'], unless: ['ません', 'ない'], reason: 'エントリーの前のお支払いも対象に聞こえる' },
  {
    say: ['お持ちでない方も', 'お持ちでなくても', 'お持ちじゃなくても'],
    then: ['対象', 'もらえ', '還元', '付与', '上乗せ', 'ポイント'],
    within: 8,
    butNot: ['外'],
    unless: ['ません', '対象外'],
    reason: 'カードのお支払いに対する特典で、お持ちでない方には付与できない',
  },
  {
    say: ['どこから開いても', 'どこから進んでも', 'どこから買っても'],
    reason: 'アプリから進んだときだけの特典で、約束と違ってしまう',
  },
  {
    say: ['広告ではありません', 'PRではありません'],
    reason: '広告であることを隠す（景品表示法のステルスマーケティング告示）',
  },
  {
    say: ['現金で', '現金を'],
    then: ['お返し', '還元', 'プレゼント', 'もらえ', 'さしあげ'],
    reason: 'もらえるのはポイントで、現金ではない',
  },
  {
    say: ['残りわずか', '在庫わずか', 'まもなく終了', 'もうすぐ終了'],
    reason: '根拠のない「残り」で急がせる（景品表示法 第5条）',
  },
  {
    say: ['飲むだけで', 'やせる', '痩せる', '若返', '治りま', '治る', '健康になる'],
    reason: '効き目をうたえるのは、認められた品だけ（薬機法 第66条・第68条）',
  },
  { say: ['審査なし', '審査不要', '他社で断られた', 'ブラックでも'], reason: '貸付を軽く見せる（貸金業法 第16条）' },
  {
    say: ['どなたでも', 'どなたでもすぐ', 'どなたでもすぐに'],
    then: ['借り', 'お借り'],
    reason: '貸付を軽く見せる（貸金業法 第16条）',
  },
  { say: ['一切の責任を負いません'], reason: '消費者契約法 第8条により無効である' },
  {
    say: ['切り上げます', '切り上げて', '繰り上げて計算', '四捨五入'],
    unless: ['ません'],
    reason: '1ポイント未満は切り捨てる',
  },
  {
    say: [
      '全店舗',
      'すべてのお店',
      'すべての店舗',
      'どのお店でも',
      '全商品',
      'すべての商品が',
      '全サービス',
      'も、すべて対象',
      'もすべて対象',
    ],
    unless: ['ません', '除', '限り', '限ら', 'わけでは', '確'],
    reason: '対象にならないものがあるのに、すべてが対象に聞こえる',
  },
  {
    say: ['収入がなくても', '無収入でも', '無職でも', '延滞中でも', '事業の資金も'],
    reason: '返せる方に貸す（貸金業法 第13条、第16条）',
  },
  {
    say: ['最短', 'わずか', 'たった'],
    then: ['分で', '時間で', '即日', '当日', '秒で'],
    within: 3,
    reason: 'かかる時間は人によって違い、根拠が要る（景品表示法 第5条）',
  },
  {
    say: ['予定数に達し', '予算に達し', '定員に達し', 'なくなりしだい', 'なくなり次第', '先着順'],
    reason: 'いつ終わるかわからないと、条件を満たしてももらえない',
  },
  { say: ['公認'], then: ['の', 'です', 'キャンペーン', '。'], reason: 'だれが認めたのか、根拠が要る' },
]

/** Prices that leave out the tax. */
const pricesWithoutTax: Vocabulary = [
  { say: ['税抜き', '税抜', '税別', '本体価格', '外税'], reason: '価格は税込の総額で見せる（消費税法 第63条）' },
]

const promised = patternOf(promises, 'gu')

const each = promises.map((row) => ({ pattern: patternOf([row]), why: row.reason }))

/** Why what a text promises at an offset may not be said. */
function whyAt(text: string, offset: number): string {
  const rest = text.slice(offset)
  return each.find(({ pattern }) => rest.search(pattern) === 0)?.why ?? ''
}

const withoutTax = patternOf(pricesWithoutTax, 'gu')

/** What promises begin with: most texts have none of it. */
export const promisePatterns = [promised, withoutTax]

/** What a text promises too much, or prices without the tax. Offsets count in it. */
export function promiseProblems(text: string): ({ offset: number } & Problem)[] {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(({ index, 0: got }) => ({ offset: index, got }))
  return [
    ...found(promised).map(({ offset, got }) => ({
      offset,
      kind: 'promise-too-much' as const,
      details: { got, why: whyAt(text, offset) },
    })),
    ...found(withoutTax).map(({ offset, got }) => ({ offset, kind: 'price-without-tax' as const, details: { got } })),
  ]
}
