import { formatNumber } from '#blocks/format.ts'

/** Fills the placeholders of a text; numbers get thousands separators. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) =>
      filled.replace(`{${name}}`, () => (typeof value === 'number' ? formatNumber(value) : value)),
    text,
  )
}

/** Formats a rate in percent with one or more decimals: 15.0, 14.95. */
export function formatRate(rate: number): string {
  return formatNumber(rate, 1)
}

/** Formats a month such as `2025-03` as 2025年3月. */
export function formatMonth(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${year}年${Number(number)}月`
}
