import type { ChangeKind } from './change.ts'

/** Short names of fields, by their path without positions; other fields are named by their schema's description. */
const labels: Readonly<Record<string, string>> = {
  reductionRate: '上乗せの還元率',
  maximumGrantPoint: '上限',
  'period.start': '始まり',
  'period.end': '終わり',
  grantBy: 'ポイントの付与期限',
  entry: 'エントリー',
  target: '対象',
  conditions: '条件の札',
  'headline.kind': '大きな数字の種類',
  'headline.figure': '大きな数字',
  'headline.unit': '大きな数字の単位',
  'headline.label': '大きな数字のとなりの言葉',
  'headline.plus.points': 'さらにもらえるポイント',
  'headline.plus.label': 'さらにもらえるポイントの条件',
  annotationLists: '注記',
  'annotationLists.detail': '文',
  'annotationLists.fontBold': '太字',
  affiliateItems: '商品',
  'affiliateItems.price': '価格',
  'affiliateItems.grantPoint': 'もらえるポイント',
  'affiliateItems.itemName': '商品名',
  'affiliateItems.href': '行き先',
  'ineligibleAffiliateList.list': '対象外になるもの',
  'ineligibleAffiliateList.list.subText': '補足',
  'ineligibleAffiliateList.annotationList': '対象外の注記',
  logos: '月のページのお店',
  logosOnDetail: 'キャンペーンのページのお店',
  externalPageLink: 'ボタンの行き先',
  externalPageLabel: 'ボタンの言葉',
  isEighthDay: '毎月8日のキャンペーン',
  pages: 'ページ',
  runsOver: '期間が月をこえる',
  isAffiliate: '提携ショップのキャンペーン',
  title: '大見出し',
  description: '一文の説明',
  tag: '札',
  posterName: '短い名前',
  bgcolor: '舞台の色',
  summaryKv: '小さい絵',
  detailKv: '大きい絵',
  kv: 'ポスターの絵',
  baseRate: '常時の還元率',
  'stores.ios': 'iOSのストア',
  'stores.ios.rating': 'iOSのストアの評価',
  'stores.ios.ratingCount': 'iOSのストアの評価の件数',
  'stores.ios.url': 'iOSのストアの行き先',
  'stores.android.rating': 'Androidのストアの評価',
  'stores.android.ratingCount': 'Androidのストアの評価の件数',
  'stores.android.url': 'Androidのストアの行き先',
}

/** Texts that state terms, by the first step of their path. */
const termTexts: ReadonlySet<string> = new Set([
  'target',
  'conditions',
  'annotationLists',
  'ineligibleAffiliateList',
  'affiliateItems',
  'storeName',
  'facts',
  'logos',
  'logosOnDetail',
  'headline',
])

type Meta = { unit?: string | undefined; format?: string | undefined; description?: string | undefined }

/** The first words of a description: 「評価の平均（5点満点）」 becomes 「評価の平均」. */
function firstWords(description: string | undefined): string | undefined {
  return description?.split(/[。（、]/)[0]?.trim()
}

/** The name of a field for reviewers, by its path without positions. */
export function labelOf(path: readonly string[], meta: Meta): string {
  return labels[path.join('.')] ?? firstWords(meta.description) ?? path.join('.')
}

/** Whether a field states a term, is words, or is looks. Whatever is no text and no looks is a term. */
export function kindOf(path: readonly string[], value: unknown, { unit, format }: Meta): ChangeKind {
  if (format === 'color' || format === 'image' || unit === 'pixels' || path.at(-1) === 'fontBold') return 'looks'
  if (path[0] !== undefined && termTexts.has(path[0])) return 'terms'
  return typeof value === 'string' && format === undefined && !/^[a-z-]+$/.test(value) ? 'words' : 'terms'
}
