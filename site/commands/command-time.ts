import { readSetting } from './settings.ts'

/**
 * The time that a command goes by, in milliseconds since 1970: `SOURCE_DATE_EPOCH` if it is set, otherwise this
 * machine's. The only place where commands ask for it.
 */
export function commandTime(): number {
  const seconds = readSetting('SOURCE_DATE_EPOCH')
  return seconds === undefined ? Date.now() : seconds * 1000
}
