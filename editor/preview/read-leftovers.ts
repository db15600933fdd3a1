import type { Leftover } from '#content-layer/rules/edits/leftovers.ts'

/** Returns the storage key for the texts of a file that the author has read. */
const keyOf = (file: string) => `read-leftovers ${file}`

function textsRead(file: string): ReadonlySet<string> {
  return new Set(localStorage.getItem(keyOf(file))?.split('\n'))
}

/** Returns whether the author has confirmed, in this browser, that they have read all copied texts of a file. */
export function areRead(file: string, leftovers: readonly Leftover[]): boolean {
  const previouslyRead = textsRead(file)
  return leftovers.every(({ text }) => previouslyRead.has(text))
}

/** Adds texts that the author has reviewed one by one to those that were read, if any were. */
export function addRead(file: string, texts: readonly string[]): void {
  const previouslyRead = localStorage.getItem(keyOf(file))
  if (previouslyRead !== null) localStorage.setItem(keyOf(file), [previouslyRead, ...texts].join('\n'))
}

/** Stores or removes the texts that the author has read. */
export function storeRead(file: string, leftovers: readonly Leftover[], isRead: boolean): void {
  if (isRead) localStorage.setItem(keyOf(file), leftovers.map(({ text }) => text).join('\n'))
  else localStorage.removeItem(keyOf(file))
}
