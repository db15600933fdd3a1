import { parseEnd, parseStart } from '#domain/time/japan-time.ts'

import type { Ready } from '../whole.ts'
import { campaignPath, monthPath } from '../../routes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/fields/collect.ts'

/** When each page with an end is over, as an instant, by path. */
function endsByPath(campaigns: readonly Ready[]): Map<string, number> {
  const ends = new Map<string, number>()
  for (const { month, id, definition } of campaigns) {
    const end = parseEnd(definition.period.end)
    for (const variant of ['web', 'in-app'] as const) {
      ends.set(campaignPath(month, id, variant), end)
      ends.set(monthPath(month, variant), Math.max(end, ends.get(monthPath(month, variant)) ?? 0))
    }
  }
  return ends
}

/** Links to pages that are over before the campaign begins, and links from the web to pages for the app. */
export function endedLinkDiagnostics(campaigns: readonly Ready[]): Diagnostic[] {
  const ends = endsByPath(campaigns)
  return campaigns.flatMap((unit) =>
    unit.links.flatMap((link): Diagnostic[] => {
      const path = link.value.replace(/[?#].*/, '').replace(/\/?$/, '/')
      if (!path.startsWith('/')) return []
      const found: Diagnostic[] = []
      if ((ends.get(path) ?? Infinity) < parseStart(unit.definition.period.start))
        found.push({ ...placeOf(link), kind: 'link-to-ended', details: { got: link.value } })
      if (path.endsWith('/in-app/') && unit.definition.pages !== 'in-app-only')
        found.push({ ...placeOf(link), kind: 'link-into-app', details: { got: link.value } })
      return found
    }),
  )
}
