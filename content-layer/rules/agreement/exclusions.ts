/*
 * Reads what a page excludes from its points: 「送料、ラッピングの料金」, 「コード払いは対象になりません」.
 */

/** Words for a part of nearly every payment; exclusions of them are more specific. */
const commonTerms = new Set([
  '商品',
  'お店',
  'ショップ',
  'サービス',
  'アプリ',
  'カード',
  'ポイント',
  '手数料',
  '代金',
  '料金',
  '取引',
  '購入',
  'お支払い',
  '支払い',
  'サイト',
  '期間',
  '編集',
  '種類',
  '金額',
  '一部',
])

/** What refers back to a thing that is named before: 「期間より前の商品、その値下げ」. */
const backReference = /、その(?:値下げ|値引き|編集|変更|交換|返品|出し直し|取り消し)[^、]*/gu

/** A thing that is excluded only together with the words before it: records in 「中古のCDやレコード」. */
const dependentThing = /((?:^|[、・])(?:中古|新品|一部)の[^、・]+?)や[^の、・]+(?=$|[、・])/gu

/** Where one thing ends and the next begins: 、 and ・, and や or と between two nouns. */
const separator = /、|・|や(?=[^ぁ-ん]|お|ご)|(?<=^[^の]*(?:[^ぁ-ん]|い))と(?=[^ぁ-ん]|お)|と(?=支払)/u

/** Words before a thing that do not belong to its name: 「毎月の家賃」. */
const beforeName = /^(?:その|ほかの|各種|次の|(?:毎月|月々|毎回|ふだん|いつも)の)/u

/** Endings of parts that name no thing: 「キャンセルした場合」, 「あとからエントリーしても」. */
const endOfClause = /ない|ません|以外|対象|(?:とき|場合|ても|れば|たら)$/u

/** Fees for goods: in 「商品の配達の料金」, the fee is excluded, but the goods themselves still count. */
const feeOfGoods = /(?:配達|配送|宅配|お届け|ラッピング|取り寄せ)の(?:料金|手数料|利用料)$/u

/** Words that may follow a thing, the purpose or the means of its payment: 「電子マネーへのチャージ」. */
const afterName =
  /(?:などの?)?(?:で|へ|から|として)?(?:の(?:お支払い|支払い|購入|ご?注文|料金|手数料|代金|収納|チャージ|利用料|商品|払い込み|調剤|入金)|への?入金|の)?$/u

/** Goods of a kind, of which only the kind is kept: 「予約商品」 includes 「予約の服」. */
const goodsOfKind = /^(予約|中古|限定|受注)(?:の商品|商品|品)$/u

/** Returns the name of a thing, without the purpose or the means of its payment. */
function getName(part: string): string {
  const name = feeOfGoods.test(part) ? part : part.replace(afterName, '')
  return name.replace('購入代金', '代金').replace(goodsOfKind, '$1')
}

/** Returns whether a name stands for something specific: not a common or short word, a sentence, or a number. */
function isSpecific(name: string): boolean {
  const isOfLength = name.length >= 2 && name.length <= 16
  return isOfLength && !commonTerms.has(name) && !/^[ぁ-ん]{2,3}$|[0-9０-９]/u.test(name)
}

/** Splits a list of exclusions into their names: 「送料、ラッピングの料金」 has two. */
export function splitExclusions(list: string): string[] {
  return list
    .replaceAll(backReference, '')
    .replaceAll(/(^|、)その/gu, '$1')
    .replaceAll(dependentThing, '$1')
    .split(separator)
    .map((part) => part.trim().replace(beforeName, ''))
    .filter((part) => !endOfClause.test(part))
    .map(getName)
    .filter(isSpecific)
}

/** What a sentence has just mentioned, and not a thing of that name: 「あとからエントリーしても、その予約は」. */
const mentioned = /(^|、)(?:その|この)[^、]*/gu

/** 「送料は、上乗せの対象になりません」 */
const excludingSentence =
  /([^。\n]+?)(?:は|を)、?(?:上乗せの|還元の|キャンペーンの)?(?:対象になりません|対象にならないことがあります|対象外です|含みません|合計に入りません|合計に含みません|除きます)/u

/** 「自由（事業の資金を除く）」 */
const exceptionInBrackets = /（([^（）。]+?)を除[くき][^（）]*）/u

/** Returns the names of what a sentence excludes. */
export function findExclusions(sentence: string): string[] {
  if (!/ません|除[くき]|対象外|対象にならない/u.test(sentence)) return []
  const list = (exceptionInBrackets.exec(sentence) ?? excludingSentence.exec(sentence))?.[1]
  return list === undefined || endOfClause.test(list.slice(-4)) ? [] : splitExclusions(list.replaceAll(mentioned, '$1'))
}
