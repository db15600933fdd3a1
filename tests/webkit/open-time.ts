/** When a page was opened, and the latest time at which a page is read, both in milliseconds since 1970 UTC. */
export type OpenTime = { opened: number; latest: number }

/** Maximum time from opening a page to reading it, in ms. A remaining time such as 「あと6時間」 may change meanwhile. */
const maxTimeOpen = 60_000

/** Returns the open time of a page that is opened at a time, in milliseconds since 1970 UTC. */
export function createOpenTime(opened: number): OpenTime {
  return { opened, latest: opened + maxTimeOpen }
}
