import type { Leftover } from '#content-layer/rules/edits/leftovers.ts'

/** Returns the storage key for the texts of a file that the author has read. */
const keyOf = (file: string) => `read-leftovers ${file}`

/** Returns the storage key for the texts of a file that the author has confirmed by removing their review marks. */
const keyOfConfirmed = (file: string) => `confirmed-leftovers ${file}`

function readStoredTexts(key: string): ReadonlySet<string> {
  return new Set(localStorage.getItem(key)?.split('\n'))
}

/** Returns the texts that a file took over, except for those that had review marks and were confirmed in this browser. */
export function listUnconfirmed(file: string, leftovers: readonly Leftover[]): Leftover[] {
  const confirmed = readStoredTexts(keyOfConfirmed(file))
  return leftovers.filter(({ text }) => !confirmed.has(text))
}

/** Returns whether the author has confirmed, in this browser, that they have read all copied texts of a file. */
export function areRead(file: string, leftovers: readonly Leftover[]): boolean {
  const read = readStoredTexts(keyOf(file))
  return listUnconfirmed(file, leftovers).every(({ text }) => read.has(text))
}

/** Stores texts whose review marks the author has removed. */
export function storeConfirmed(file: string, texts: readonly string[]): void {
  const key = keyOfConfirmed(file)
  localStorage.setItem(key, [...readStoredTexts(key), ...texts].join('\n'))
}

/** Stores or removes the texts that the author has read. */
export function storeRead(file: string, leftovers: readonly Leftover[], isRead: boolean): void {
  if (isRead) localStorage.setItem(keyOf(file), leftovers.map(({ text }) => text).join('\n'))
  else localStorage.removeItem(keyOf(file))
}
