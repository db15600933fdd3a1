import { formatMoment } from '#schemas/format-time.ts'

import type { Change } from './change.ts'

/** When what is held back is published, in milliseconds since 1970 UTC, by the id of its subject. */
export type Publication = ReadonlyMap<string, number>

function describe(instant: number | undefined): string {
  return instant === undefined ? '待たずに公開する' : `${formatMoment(instant)}に公開する`
}

/**
 * The moment at which a subject is published, where it differs. No page shows it, so that no page would tell.
 */
export function comparePublication(id: string, before: Publication, after: Publication): Change[] {
  const [old, now] = [before.get(id), after.get(id)]
  if (old === now) return []
  return [
    {
      kind: 'terms',
      field: 'publishAt',
      label: '公開',
      before: describe(old),
      after: describe(now),
      traces: { before: [], after: [] },
    },
  ]
}
