import { dayLength } from '#domain/time/japan-time.ts'

/** Selectable time zones. The first is Japan's, in which all periods are specified (D7). */
export const zones = [
  'Asia/Tokyo',
  'UTC',
  'Asia/Shanghai',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
] as const

export type Zone = string

function formatter(zone: Zone): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('ja-JP-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    weekday: 'short',
  })
}

function formatParts(instant: number, zone: Zone): Readonly<Record<string, string>> {
  return Object.fromEntries(
    formatter(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
}

/** Formats local time in a zone for `<input type="datetime-local">`: `2023-04-18T00:00`. */
export function formatLocalTime(instant: number, zone: Zone): string {
  const { year = '', month = '', day = '', hour = '', minute = '' } = formatParts(instant, zone)
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

/** Formats local time in a zone for display: `2023年4月18日(火) 0:00:00`. */
export function describeInstant(instant: number, zone: Zone): string {
  const {
    year = '',
    month = '',
    day = '',
    hour = '',
    minute = '',
    second = '',
    weekday = '',
  } = formatParts(instant, zone)
  return `${Number(year)}年${Number(month)}月${Number(day)}日(${weekday}) ${Number(hour)}:${minute}:${second}`
}

/**
 * Returns the instant of a zone's local time, in milliseconds since 1970 UTC. A local time that a clock change skips is
 * moved an hour later; if it occurs twice, the first is used. Undefined for invalid input.
 */
export function parseLocalTime(local: string, zone: Zone): number | undefined {
  const expectedTime = Date.parse(`${local}Z`)
  if (Number.isNaN(expectedTime)) return undefined
  const offsetAt = (instant: number) =>
    Date.parse(`${formatLocalTime(instant, zone)}Z`) - Math.floor(instant / 60_000) * 60_000
  // The offsets before and after a clock change, if there is one near.
  const candidates = [offsetAt(expectedTime - dayLength), offsetAt(expectedTime + dayLength)].map(
    (offset) => expectedTime - offset,
  )
  return candidates.find((instant) => formatLocalTime(instant, zone) === local) ?? candidates[0]
}
