type Sight = { visibilityState: DocumentVisibilityState }
type Timing = { getEntriesByType: (type: string) => readonly object[] }

/**
 * Returns whether the visitor has just followed a link and sees the page: not on back navigation or reload, and not in
 * a background tab. The app counts as opened when the page is hidden, but a background tab was never visible.
 */
export function isFreshVisit({ visibilityState }: Sight, timing: Timing): boolean {
  if (visibilityState !== 'visible') return false
  const [entry] = timing.getEntriesByType('navigation')
  return entry !== undefined && Reflect.get(entry, 'type') === 'navigate'
}
