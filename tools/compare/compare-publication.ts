import { formatMoment } from '#domain/time/format-time.ts'

import type { Change } from '#content-layer/diff/change.ts'

/**
 * Times of publication of scheduled subjects, in milliseconds since 1970 UTC, by subject id. The id of a promotion
 * consists of its screen, its page and its name: `screen-entry/refound/mobile`.
 */
export type Publication = ReadonlyMap<string, number>

function describe(instant: number | undefined): string {
  return instant === undefined ? '待たずに公開する' : `${formatMoment(instant)}に公開する`
}

/**
 * Returns the publication times of a subject and its promotions that differ. No page shows them, so a comparison of
 * pages would miss them.
 */
export function comparePublication(id: string, before: Publication, after: Publication): Change[] {
  const parts = [...new Set([...before.keys(), ...after.keys()])].filter(
    (part) => part === id || part.startsWith(`${id}/`),
  )
  return parts
    .filter((part) => before.get(part) !== after.get(part))
    .map((part) => ({
      kind: 'terms',
      field: 'publishAt',
      label: part === id ? '公開' : `特典 ${part.slice(id.length + 1)} の公開`,
      before: describe(before.get(part)),
      after: describe(after.get(part)),
      traces: { before: [], after: [] },
    }))
}
