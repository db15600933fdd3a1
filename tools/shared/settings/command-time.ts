import { isRealDateTime, parseStart } from '#domain/time/japan-time.ts'

import { PlainError } from '../plain-error.ts'
import { readSetting } from './settings.ts'

/** Returns the time for commands, in milliseconds since 1970: `SOURCE_DATE_EPOCH`, or this machine's. */
export function readCommandTime(): number {
  const seconds = readSetting('SOURCE_DATE_EPOCH')
  return seconds === undefined ? Date.now() : seconds * 1000
}

/**
 * Parses the instant given in an option, in milliseconds since 1970: ISO 8601, in Japan time if it has no offset.
 * @throws PlainError if it is not a date and time
 */
export function readInstant(option: string, written: string): number {
  // The format of Date, in milliseconds.
  const text = written.replace(/(:\d{2})\.\d+(?=Z|[+-]|$)/, '$1')
  if (isRealDateTime(text)) return parseStart(text)
  throw new PlainError(`${option} has to be a date and time, such as 2023-04-10T10:00+09:00, not "${written}".`)
}
