import { z } from 'zod'

import { isRealDateTime, parseEnd, parseStart } from '#domain/time/japan-time.ts'
import { reportAs } from './schema-diagnostic.ts'

/** A date and time, whose format tells which instant of its minute it means: its start or its end. */
const dateTime = (format: 'period-start' | 'period-end' | 'publish-at', description: string) =>
  z.string().refine(isRealDateTime, reportAs('bad-date')).meta({ format, description })

/** A day in Japan, written 2023-04-30. */
export const day = (description: string) =>
  z
    .string()
    .refine((value) => isRealDateTime(`${value} 00:00`), reportAs('bad-day'))
    .meta({ format: 'day', description: `${description}。2023-04-30 のように書く` })

/** Instant from which a page is published: Japan time, or ISO 8601 with an offset. */
export const publishAt = (subject: string) =>
  dateTime(
    'publish-at',
    `公開する日時。${subject}が、この日時から出る。ふつうは空のまま。公開の予約をするときだけ、日本時間で 2023-04-10 10:00 のように書く`,
  ).optional()

/**
 * Returns whether a period starts before it ends. True if one of them is not a real date and time: that has a diagnostic
 * of its own, and parsing it throws.
 */
function isInOrder({ start, end }: { start: string; end: string }): boolean {
  if (!isRealDateTime(start) || !isRealDateTime(end)) return true
  return parseStart(start) <= parseEnd(end)
}

/** Period of a campaign, both ends included (D7). */
export const period = z
  .strictObject({
    start: dateTime('period-start', '開始。日本時間で 2023-04-18 00:00 のように書く'),
    end: dateTime('period-end', '終了。日本時間で 2023-05-17 23:59 のように書く。この分の終わりまで続く'),
  })
  .refine(isInOrder, { path: ['end'], ...reportAs('period-reversed') })
  .meta({ description: 'キャンペーンの期間（開始・終了とも含む）' })

export type Period = z.output<typeof period>
