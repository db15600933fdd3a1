/**
 * A part of the content that can be scheduled or has moments: a month, a campaign of a month, or a part of a screen.
 */
export type ContentLocation = { month: string; id?: string } | { screen: string; id?: string }

/** Formats where something is in the content: `202309-1/books`, `screens/entry/entry/spring-online`. */
export function formatContentLocation(location: ContentLocation): string {
  const directory = 'screen' in location ? `screens/${location.screen}` : location.month
  return location.id === undefined ? directory : `${directory}/${location.id}`
}
