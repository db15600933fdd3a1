/**
 * A part of the content that can be scheduled or has moments: a month, a campaign of a month, or a part of a screen.
 */
export type Subject = { month: string; id?: string } | { screen: string; id?: string }

/** Formats the location of a subject in the content: `202309-1/books`, `screens/entry/entry/spring-online`. */
export function formatSubject(subject: Subject): string {
  const directory = 'screen' in subject ? `screens/${subject.screen}` : subject.month
  return subject.id === undefined ? directory : `${directory}/${subject.id}`
}
