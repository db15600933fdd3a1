import { entryPathOf } from './addresses.ts'
import type { Session } from './session.ts'

/** A list of what can be begun, to which Sveltia leads once something new is saved. */
const beginnings = /^#\/collections\/new-[\w-]+\/?$/

/**
 * Opens an entry that was begun once it is saved, where Sveltia would show the list of what can be begun, which is empty;
 * a draft that no list has yet stays there.
 */
export function openOnceListed(session: Session, file: string): void {
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
