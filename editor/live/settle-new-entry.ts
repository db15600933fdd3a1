import { entryPathOf } from './entry-paths.ts'
import type { Session } from './session.ts'

/** The lists of new entries, to which Sveltia navigates once a new entry is saved. */
const beginnings = /^#\/collections\/new-[\w-]+\/?$/

/**
 * Opens a new entry once it is saved, where Sveltia would show the list of new entries, which is empty; a draft that is
 * in no list yet stays open.
 */
export function reopenOnceListed(session: Session, file: string): void {
  const path = entryPathOf(file)
  const open = () => {
    removeEventListener('hashchange', open)
    if (!beginnings.test(location.hash) || path === undefined) return
    void session.sourceOf(file).then((text) => {
      if (text !== undefined && beginnings.test(location.hash)) location.hash = path
    })
  }
  addEventListener('hashchange', open)
}
