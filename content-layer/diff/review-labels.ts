/*
 * Names of fields for reviewers, and which kind of change each field is.
 */

import type { z } from 'zod'

import type { ChangeKind } from './change.ts'

/** Names of the kinds of changes for reviewers. */
export const kindNames: Readonly<Record<ChangeKind, string>> = { terms: '条件', words: '言葉', looks: '見た目' }

/** Names of fields for marketers, by their full path without positions. */
const labels: Readonly<Record<string, string>> = {
  reductionRate: '上乗せの還元率',
  maximumGrantPoint: '上限',
  entry: 'エントリー',
  target: '対象',
  conditions: '条件の札',
  'headline.plus.points': 'さらにもらえるポイント',
  'headline.plus.label': 'さらにもらえるポイントの条件',
  affiliateItems: '商品',
  'affiliateItems.price': '価格',
  'affiliateItems.grantPoint': 'もらえるポイント',
  'affiliateItems.givesPlus': 'plus がつく',
  'affiliateItems.itemPoint': '商品の分のポイント',
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
  'stores.android': 'Androidのストア',
  'stores.android.rating': 'Androidのストアの評価',
  'stores.android.ratingCount': 'Androidのストアの評価の件数',
  'stores.android.url': 'Androidのストアの行き先',
  userAgentToken: 'アプリが名乗る名前',
  androidActivity: 'Androidでアプリを開くときの名前',
  'campaigns.entry': 'エントリーのページ',
  'campaigns.refound': '還元のエントリーのページ',
  'campaigns.inApp': 'アプリの中のエントリーのページ',

  mercardStage: 'カードから登録する人の舞台',
  'rates.active': 'カードが有効な人',
  'rates.inactive': 'カードが有効でない人',
}

/** Names of fields that appear in several positions, by the end of their path; the most specific match counts. */
const labelsByEnding: Readonly<Record<string, string>> = {
  annotationLists: '注記',
  'annotationLists.title': '見出し',
  'annotationLists.detail': '文',
  'annotationLists.fontBold': '太字',
  'annotationLists.use': '共通の注記の名前',
  'headline.kind': '大きな数字の種類',
  'headline.figure': '大きな数字',
  'headline.unit': '大きな数字の単位',
  'headline.label': '大きな数字のとなりの言葉',
  'period.start': '始まり',
  'period.end': '終わり',
  grantBy: 'ポイントの付与期限',
  alt: '代替テキスト',
  src: '絵',
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

/**
 * Returns the start of a description: 「評価の平均（5点満点）」 becomes 「評価の平均」, 「/install-app の舞台」
 * 「舞台」.
 */
export function firstClause(description = ''): string | undefined {
  const [firstClause = ''] = description.replace(/^\/[\w/-]*(?:。|\s*の?\s*)/, '').split(/[。（]/)
  return firstClause.trim() === '' ? undefined : firstClause.trim()
}

/** A name, and the number of trailing path steps that it covers; names of the parents may precede it. */
export type Label = { name: string; steps: number }

function labelByEnding(path: readonly string[]): Label | undefined {
  const ends = path.map((_, index) => path.slice(index))
  const end = ends.find((steps) => labelsByEnding[steps.join('.')] !== undefined)
  return end && { name: labelsByEnding[end.join('.')] ?? '', steps: end.length }
}

/**
 * Returns the name of a field for reviewers, by its path without positions. A figure in sentences has the name used
 * there.
 */
export function getReviewLabel(path: readonly string[], meta: z.GlobalMeta): Label {
  const joined = path.join('.')
  if (path.at(-2) === 'facts') return { name: `文の中の｛${path.at(-1) ?? ''}｝`, steps: 2 }
  const name = labels[joined]
  if (name !== undefined) return { name, steps: path.length }
  return labelByEnding(path) ?? { name: firstClause(meta.description) ?? joined, steps: 1 }
}

/** Returns whether a field is a term, words, or looks. Anything that is neither text nor appearance is a term. */
export function classifyChange(path: readonly string[], value: unknown, { unit, format }: z.GlobalMeta): ChangeKind {
  if (format === 'color' || format === 'image' || unit === 'pixels' || path.at(-1) === 'fontBold') return 'looks'
  if (path.some((step) => termTexts.has(step))) return 'terms'
  return typeof value === 'string' && format === undefined && !/^[a-z-]+$/.test(value) ? 'words' : 'terms'
}
