import { daysIn } from '#domain/time/japan-time.ts'

/** Year, month and day with any separators, and optionally a time. */
export const looseDate = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T]*(\d{1,2})[:時](\d{2})?分?)?$/

/** The year before the first of an era of Japan, by its names. */
const eras: readonly (readonly [names: RegExp, before: number])[] = [
  [/^(?:令和|R\.?)[ ]?/u, 2018],
  [/^(?:平成|H\.?)[ ]?/u, 1988],
]

/** A date in half-width characters, with its year as others count it: 令和5年3月31日 is 2023年3月31日. */
export function inPlainYears(written: string): string {
  const plain = written.normalize('NFKC').trim()
  const era = eras.find(([names]) => names.test(plain))
  if (!era) return plain
  return plain
    .replace(era[0], '')
    .replace(/^(元|\d{1,2})(?=[-/.年])/u, (_, year: string) => String(era[1] + (year === '元' ? 1 : Number(year))))
}

/** How a day is written that people write otherwise, such as 2023-3-31; '' where it is none of the calendar. */
export function plainDay(written: string): string {
  const plain = inPlainYears(written).replace(/^(\d{4})(\d\d)(\d\d)$/u, '$1-$2-$3')
  const [year = 0, month = 0, day = 0] = (looseDate.exec(plain) ?? []).slice(1, 4).map(Number)
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  return isReal ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : ''
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
