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

/** A column of a plan: its heading with alternatives, the format of a cell, and the meaning of an empty one. */
type Column<Value> = {
  heading: string
  also: readonly string[]
  example: string
  read: (text: string) => Value | undefined
  /** Value of an empty cell; if absent, the cell must not be empty. */
  none?: Value
}

export const columns: { readonly [Name in keyof PlannedValues]: Column<PlannedValues[Name]> } = {
  kind: {
    heading: '種類',
    also: [],
    example: '「率」か「8日」か「提携ショップ」か「商品」か「特典」か「販売手数料」か「エントリー」',
    read: readKind,
  },
  rate: { heading: '率', also: ['上乗せ', '上乗せの率'], example: '4%', read: readRate, none: null },
  cap: { heading: '上限', also: ['上限ポイント'], example: '「1,000」か「なし」', read: readPoints, none: null },
  start: { heading: '開始', also: ['開始日', '開始日時'], example: '2023/9/1 か 2023/9/1 10:00', read: readStart },
  end: { heading: '終了', also: ['終了日', '終了日時'], example: '2023/9/30 か 2023/9/30 23:59', read: readEnd },
  grant: { heading: '付与', also: ['付与日', '付与期限'], example: '2023/10/31', read: readDay, none: null },
  entry: { heading: 'エントリー', also: [], example: '「要」か「不要」', read: readEntry, none: 'not-required' },
  points: { heading: 'ポイント', also: ['特典', '特典ポイント'], example: '300', read: readPoints, none: null },
  plus: { heading: '追加ポイント', also: ['追加特典'], example: '1,500', read: readPoints, none: null },
  facts: { heading: '数字', also: ['文の数字'], example: '一回の下限 2,000円、回数 1回', read: readFacts, none: [] },
  conditions: { heading: '条件', also: [], example: '1回 2,000円以上', read: readConditions, none: '' },
  items: { heading: '商品', also: [], example: 'laptop 149,800円 5,994ポイント、phone …', read: readItems, none: [] },
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
  plus: ['headline', 'plus', 'points'],
} as const satisfies { readonly [Name in ColumnName]?: readonly string[] }

/** Columns for people, which are not parsed. */
export const freeColumns: readonly string[] = ['メモ', '備考', '担当', '担当者', '名前', '題名', 'キャンペーン']

const always: readonly ColumnName[] = ['start', 'end', 'grant', 'entry']
const ofRates: readonly ColumnName[] = ['rate', 'cap', ...always]

/** Columns required by each kind of campaign: each must be decided, or marked as undecided. */
export const requiredColumns: Readonly<Record<CampaignKind, readonly ColumnName[]>> = {
  rate: ofRates,
  'eighth-day': ofRates,
  affiliate: ofRates,
  items: [...ofRates, 'items'],
  bonus: ['points', ...always],
  'selling-fee': ofRates,
  entry: ofRates,
}

/** Values of a cell that mean "undecided", and "none". */
export const undecidedValues: readonly string[] = ['未定', '検討中', '確認中', '?']
export const noneValues: readonly string[] = ['なし', '無し', '無', '-', '—', '―', 'ー', '上限なし']
