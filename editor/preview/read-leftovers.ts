import type { Leftover } from '#content-layer/rules/edits/leftovers.ts'

/** Returns the storage key for the texts of a file that the author has read. */
const keyOf = (file: string) => `read-leftovers ${file}`

function textsRead(file: string): ReadonlySet<string> {
  return new Set(localStorage.getItem(keyOf(file))?.split('\n'))
}

/** Returns whether all texts that a file took over were read in this browser, not restored later. */
export function areRead(file: string, leftovers: readonly Leftover[]): boolean {
  const previouslyRead = textsRead(file)
  return leftovers.every(({ text }) => previouslyRead.has(text))
}

/** Counts texts that the author has confirmed one by one as read too, if the others were. */
export function addRead(file: string, texts: readonly string[]): void {
  const previouslyRead = localStorage.getItem(keyOf(file))
  if (previouslyRead !== null) localStorage.setItem(keyOf(file), [previouslyRead, ...texts].join('\n'))
}

/** Stores or removes the texts that the author has read. */
export function storeRead(file: string, leftovers: readonly Leftover[], isRead: boolean): void {
  if (isRead) localStorage.setItem(keyOf(file), leftovers.map(({ text }) => text).join('\n'))
  else localStorage.removeItem(keyOf(file))
}
