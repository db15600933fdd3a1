type Sight = { visibilityState: DocumentVisibilityState }
type Timing = { getEntriesByType: (type: string) => readonly object[] }

/**
 * Whether somebody has just come by a link and sees the page. Not after the back button or a reload, and not in a tab
 * that was
 * opened unseen: leaving the page is how the app is known to have opened, and that page was never entered.
 */
export function isFreshVisit({ visibilityState }: Sight, timing: Timing): boolean {
  if (visibilityState !== 'visible') return false
  const [entry] = timing.getEntriesByType('navigation')
  return entry !== undefined && Reflect.get(entry, 'type') === 'navigate'
}
