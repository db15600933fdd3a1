import { formatNumber } from '#blocks/format.ts'

import { kindLabels } from '../common/campaign-kinds.ts'
import { columns, type ColumnName } from './columns.ts'
import type { PlannedItem, PlannedValues } from './planned.ts'

/** The description of a value that a campaign does not have. */
export const nothing = 'なし'

/** Formats points for people, including "none". */
export function describePoints(value: number | null | undefined): string {
  return value === null || value === undefined ? nothing : `${formatNumber(value)}ポイント`
}

/** Formats a rate in percent for people, including "none". */
export function describeRate(value: number | null | undefined): string {
  return value === null || value === undefined ? nothing : `${value}%`
}

/** Formats a price in yen for people. */
export function describePrice(value: number): string {
  return `${formatNumber(value)}円`
}

/** Describes items: 「laptop 149,800円 5,994ポイント」; `describeSum` returns what follows the points of one. */
export function describeItems(
  items: readonly PlannedItem[],
  describeSum: (item: PlannedItem) => string = () => '',
): string {
  const descriptions = items.map(
    (item) => `${item.id} ${describePrice(item.price)} ${describePoints(item.points)}${describeSum(item)}`,
  )
  return descriptions.length === 0 ? nothing : descriptions.join('、')
}

export const entryLabels = { required: '要', 'not-required': '不要' } as const

const describers: { readonly [Name in ColumnName]: (value: PlannedValues[Name]) => string } = {
  kind: (kind) => kindLabels[kind],
  rate: describeRate,
  cap: describePoints,
  start: (start) => start,
  end: (end) => end,
  grant: (day) => day ?? nothing,
  entry: (entry) => entryLabels[entry],
  bonusPoints: describePoints,
  additionalPoints: describePoints,
  items: (items) => describeItems(items),
  facts: (facts) => facts.map(({ name, text }) => `${name} ${text}`).join('、') || nothing,
  conditions: (conditions) => conditions || nothing,
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- It ties a value to its column.
function describeColumn<Name extends ColumnName>(name: Name, values: Partial<PlannedValues>): string | undefined {
  const value = values[name]
  return value === undefined ? undefined : describers[name](value)
}

/** Describes all decisions of a plan about a campaign, by the heading of the column. */
export function describePlanned(values: Partial<PlannedValues>): Map<string, string> {
  const names = Object.keys(describers) as ColumnName[]
  return new Map(
    names.flatMap((name) => {
      const described = describeColumn(name, values)
      return described === undefined ? [] : [[columns[name].heading, described] as const]
    }),
  )
}
