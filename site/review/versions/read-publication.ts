import { publishInstant, type Units } from '../../content-layer/publication/publish-times.ts'
import type { Publication } from '../compare/compare-publication.ts'

/** When the months and campaigns that state a `publishAt` of their own are published. */
export function readPublication({ months, campaigns }: Units): Publication {
  const stated = [
    ...months.map(({ month, definition }) => [`month-${month}`, publishInstant(definition?.publishAt)] as const),
    ...campaigns.map(
      ({ month, id, definition }) => [`campaign-${month}-${id}`, publishInstant(definition?.publishAt)] as const,
    ),
  ]
  return new Map(stated.filter(([, instant]) => Number.isFinite(instant)))
}
