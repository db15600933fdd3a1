import { listByPublication, type SchedulableContent } from './list-scheduled.ts'

/** Returns every instant at which a page is published, in milliseconds since 1970, in order. */
export function publicationInstants(content: SchedulableContent): number[] {
  return [...new Set(listByPublication(content).map(({ publishAt }) => publishAt))]
}

/**
 * Time span in which builds publish the same content, in milliseconds since 1970: from one publication until the next,
 * exclusive.
 */
export type PublicationSpan = { from: number; until: number }

/** Returns the span around an instant, in milliseconds since 1970. */
export function publicationSpan(content: SchedulableContent, now: number): PublicationSpan {
  const instants = publicationInstants(content)
  return {
    from: Math.max(...instants.filter((instant) => instant <= now), Number.NEGATIVE_INFINITY),
    until: Math.min(...instants.filter((instant) => instant > now), Number.POSITIVE_INFINITY),
  }
}
