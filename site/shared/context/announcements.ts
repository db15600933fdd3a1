/** The announced text. Equal texts are announced again: each time a new element enters the live region. */
export type Announcement = { text: string; count: number }

const listeners = new Set<() => void>()
let current: Announcement = { text: '', count: 0 }

/** Announcements of a page, made by all of its islands and read out in one place. */
export const announcements = {
  read: (): Announcement => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Announces text to screen readers. */
export function announce(text: string): void {
  current = { text, count: text === '' ? current.count : current.count + 1 }
  for (const listener of listeners) listener()
}
