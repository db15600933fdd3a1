import { parseEnd, parseStart } from '#domain/time/japan-time.ts'

import { campaignPath, isInAppPath, monthPath, pagePathIn } from '../../common/routes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import type { ReadyCampaign } from '../linted-content.ts'

/** Returns the instant at which each page with a period ends, by path. */
function mapPathsToEnds(campaigns: readonly ReadyCampaign[]): Map<string, number> {
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

/** Finds links to pages that end before the campaign starts, and links from the web to pages for the app. */
export function checkLinksToEndedPages(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const ends = mapPathsToEnds(campaigns)
  return campaigns.flatMap((entry) =>
    entry.links.flatMap((link): Diagnostic[] => {
      const path = pagePathIn(link.value)
      if (!path.startsWith('/')) return []
      const diagnostics: Diagnostic[] = []
      if ((ends.get(path) ?? Infinity) < parseStart(entry.definition.period.start))
        diagnostics.push({ ...pickPosition(link), kind: 'link-to-ended', details: { actual: link.value } })
      if (isInAppPath(path) && entry.definition.pages !== 'in-app-only')
        diagnostics.push({ ...pickPosition(link), kind: 'link-into-app', details: { actual: link.value } })
      return diagnostics
    }),
  )
}
