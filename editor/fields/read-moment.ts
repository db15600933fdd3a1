import { isRealDateTime } from '#domain/time/japan-time.ts'

const dayPattern = /^(?:(\d{4})[-/.年]\s?)?(\d{1,2})[-/.月]\s?(\d{1,2})日?/
const timePattern = /^(\d{1,2})(?::(\d{2})(?::\d{2})?|時(?:(\d{1,2})分)?)/

type Defaults = {
  /** The year of a day without one. */
  year: number
  /** The time of a day without one, such as `00:00`. */
  time: string
}

/**
 * Parses a day, with a time or without, in any of the forms that people write and paste: 2023/9/1, 9月1日(金) 10時,
 * ２０２３年９月１日, 2023-09-01T10:00. Returns `2023-09-01 10:00`, Japan time, or undefined for anything else and for
 * days that do not exist.
 */
export function readMoment(written: string, defaults: Defaults): string | undefined {
  const text = written.normalize('NFKC').trim()
  const day = dayPattern.exec(text)
  if (!day) return undefined
  const rest = text
    .slice(day[0].length)
    .replace(/^\s*\([日月火水木金土](?:・?祝)?\)/, '')
    .replace(/^T|^\s+/, '')
  const time = timePattern.exec(rest)
  if (rest.slice(time?.[0].length ?? 0).trim() !== '') return undefined
  const two = (digits = '0') => digits.padStart(2, '0')
  const clock = time ? `${two(time[1])}:${two(time[2] ?? time[3])}` : defaults.time
  const moment = `${day[1] ?? defaults.year}-${two(day[2])}-${two(day[3])} ${clock}`
  return isRealDateTime(moment) ? moment : undefined
}
