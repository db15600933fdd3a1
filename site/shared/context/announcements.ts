import { createStore } from '#domain/store.ts'

/** The announced text. Equal texts are announced again: each time a new element enters the live region. */
export type Announcement = { text: string; count: number }

/** Announcements of a page, made by all of its islands and read out in one place. */
export const announcements = createStore<Announcement>({ text: '', count: 0 })

/** Announces text to screen readers. */
export function announce(text: string): void {
  const { count } = announcements.read()
  announcements.set({ text, count: text === '' ? count : count + 1 })
}
