import { japanOffset } from '#schemas/japan-time.ts'

/** An instant, in milliseconds since 1970 UTC, in Japan time to the minute: `2023-04-18 00:00`. */
export function japanTime(instant: number): string {
  return new Date(instant + japanOffset).toISOString().slice(0, 16).replace('T', ' ')
}
