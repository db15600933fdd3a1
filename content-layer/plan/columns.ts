import type { CampaignKind } from '../common/campaign-kinds.ts'
import {
  readConditions,
  readDay,
  readEnd,
  readEntry,
  readFacts,
  readItems,
  readKind,
  readPoints,
  readRate,
  readStart,
} from './parse-cells.ts'
import type { PlannedValues } from './planned.ts'

/** A column of a plan. */
type Column<Value> = {
  heading: string
  otherHeadings: readonly string[]
  example: string
  read: (text: string) => Value | undefined
  /** Value of an empty cell; if absent, the cell must not be empty. */
  emptyValue?: Value
}

/** The columns of a plan, by the value that they decide, in the order in which cells are reported. */
export const columns: { readonly [Name in keyof PlannedValues]: Column<PlannedValues[Name]> } = {
  kind: {
    heading: '種類',
    otherHeadings: [],
    example: '「率」か「8日」か「提携ショップ」か「商品」か「特典」か「販売手数料」か「エントリー」',
    read: readKind,
  },
  rate: { heading: '率', otherHeadings: ['上乗せ', '上乗せの率'], example: '4%', read: readRate, emptyValue: null },
  cap: {
    heading: '上限',
    otherHeadings: ['上限ポイント'],
    example: '「1,000」か「なし」',
    read: readPoints,
    emptyValue: null,
  },
  start: {
    heading: '開始',
    otherHeadings: ['開始日', '開始日時'],
    example: '2023/9/1 か 2023/9/1 10:00',
    read: readStart,
  },
  end: {
    heading: '終了',
    otherHeadings: ['終了日', '終了日時'],
    example: '2023/9/30 か 2023/9/30 23:59',
    read: readEnd,
  },
  grant: {
    heading: '付与',
    otherHeadings: ['付与日', '付与期限'],
    example: '2023/10/31',
    read: readDay,
    emptyValue: null,
  },
  entry: {
    heading: 'エントリー',
    otherHeadings: [],
    example: '「要」か「不要」',
    read: readEntry,
    emptyValue: 'not-required',
  },
  bonusPoints: {
    heading: 'ポイント',
    otherHeadings: ['特典', '特典ポイント'],
    example: '300',
    read: readPoints,
    emptyValue: null,
  },
  additionalPoints: {
    heading: '追加ポイント',
    otherHeadings: ['追加特典'],
    example: '1,500',
    read: readPoints,
    emptyValue: null,
  },
  facts: {
    heading: '数字',
    otherHeadings: ['文の数字'],
    example: '一回の下限 2,000円、回数 1回',
    read: readFacts,
    emptyValue: [],
  },
  conditions: { heading: '条件', otherHeadings: [], example: '1回 2,000円以上', read: readConditions, emptyValue: '' },
  items: {
    heading: '商品',
    otherHeadings: [],
    example: 'laptop 149,800円 5,994ポイント、phone …',
    read: readItems,
    emptyValue: [],
  },
}

export type ColumnName = keyof PlannedValues

/** Paths of the fields that a column alone decides. A headline's figure depends on its kind and on several columns. */
export const fieldPaths = {
  rate: ['reductionRate'],
  cap: ['maximumGrantPoint'],
  start: ['period', 'start'],
  end: ['period', 'end'],
  grant: ['grantBy'],
  entry: ['entry'],
  additionalPoints: ['headline', 'plus', 'points'],
} as const satisfies { readonly [Name in ColumnName]?: readonly string[] }

/** Columns for people, which are not parsed. */
export const freeColumns: readonly string[] = ['メモ', '備考', '担当', '担当者', '名前', '題名', 'キャンペーン']

const commonColumns: readonly ColumnName[] = ['start', 'end', 'grant', 'entry']
const rateColumns: readonly ColumnName[] = ['rate', 'cap', ...commonColumns]

/** Columns required by each kind of campaign: each must be decided, or marked as undecided. */
export const requiredColumns: Readonly<Record<CampaignKind, readonly ColumnName[]>> = {
  rate: rateColumns,
  'eighth-day': rateColumns,
  affiliate: rateColumns,
  items: [...rateColumns, 'items'],
  bonus: ['bonusPoints', ...commonColumns],
  'selling-fee': rateColumns,
  entry: rateColumns,
}

/** Values of a cell that mean "undecided", and "none". */
export const undecidedValues: readonly string[] = ['未定', '検討中', '確認中', '?']
export const noneValues: readonly string[] = ['なし', '無し', '無', '-', '—', '―', 'ー', '上限なし']
