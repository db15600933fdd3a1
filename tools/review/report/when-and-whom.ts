import { shortPeriod } from '#blocks/format.ts'
import { inJapan } from '#domain/time/format-time.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import { momentNames } from '#domain/time/moments.ts'
import { periodStatusAt, type PeriodStatus } from '#domain/time/period-status.ts'
import type { Period } from '#schemas/period.ts'

import type { Card } from '../../compare/card.ts'

const statusNames: Readonly<Record<PeriodStatus, string>> = {
  BEFORE_THE_PERIOD: momentNames.before,
  DURING_THE_PERIOD: momentNames.during,
  AFTER_THE_PERIOD: momentNames.after,
}

/** A period in short form, with its year where that is not the one in which a review was made. */
function writePeriod(period: Period, madeAt: number): string {
  const years = [parseStart(period.start), parseEnd(period.end)].map((instant) => inJapan(instant).year)
  const [first = 0, last = 0] = years
  if (years.every((year) => year === inJapan(madeAt).year)) return shortPeriod(period)
  return `${first === last ? `${first}年` : `${first}〜${last}年`} ${shortPeriod(period)}`
}

/** From the first start to the last end of periods; undefined if there is none. */
function unionOf(periods: readonly Period[]): Period | undefined {
  const [first] = periods.toSorted((a, b) => parseStart(a.start) - parseStart(b.start))
  const last = periods.toSorted((a, b) => parseEnd(a.end) - parseEnd(b.end)).at(-1)
  return first && last && { start: first.start, end: last.end }
}

/** Where a card's pages are seen. A screen that has no page for the app is shown there, too. */
function surfacesOf({ subject, groups }: Card): string {
  const own = subject && subject.addresses.length > 0 ? subject.addresses : groups.flatMap(({ addresses }) => addresses)
  const [inApp, onWeb] = [own.some(isInApp), own.some((address) => !isInApp(address))]
  const isShared = subject?.kind === 'screen' || subject?.kind === 'provider'
  if (onWeb) return inApp || isShared ? 'Web とアプリ' : 'Web だけ'
  return inApp ? 'アプリだけ' : 'Web とアプリ'
}

function isInApp(address: string): boolean {
  return address.endsWith('/in-app/')
}

/** When a change is seen, by whom, and where: 「2/1(水)〜2/28(火)」「対象の方」「Web とアプリ」「いま終了後」. */
export function whenAndWhom(card: Card, madeAt: number): string[] {
  const { subject } = card
  const runs = unionOf(subject?.runs ?? [])
  const when = runs ? writePeriod(runs, madeAt) : 'いつでも'
  const rest = [subject?.audience ?? 'このページを見る方', surfacesOf(card)]
  if (!runs) return [when, ...rest]
  const status = periodStatusAt(parseStart(runs.start), parseEnd(runs.end), madeAt)
  return [when, ...rest, `${momentNames.now}${statusNames[status]}`]
}
