import { withoutMarks } from '#schemas/mark.ts'

import { monthPath, qrPath } from '../../routes.ts'
import { slotsOf } from '../collect.ts'
import { campaignFile, documentsPath, monthFile } from '../documents.ts'
import { campaignPaths } from '../make-documents.ts'
import type { Content } from '../read-content.ts'
import { publishTimes } from './publish-times.ts'

/**
 * The content as it is published at an instant, in milliseconds since 1970: without the campaigns and months that are
 * held back, what lists them, and the pictures that nothing else shows.
 */
export function holdBack(content: Content, now: number): Content {
  const { ofMonth, ofCampaign } = publishTimes(content)
  const campaigns = content.campaigns.filter((unit) => ofCampaign(unit) <= now)
  if (campaigns.length === content.campaigns.length) return content
  const months = content.months
    .filter(({ month }) => ofMonth(month) <= now)
    .map((unit) => {
      const { month, definition } = unit
      if (!definition) return unit
      const listed = definition.campaigns.filter((id) => ofCampaign({ month, id }) <= now)
      return { ...unit, definition: { ...definition, campaigns: listed } }
    })
  const { shared, screenImages } = content
  const images = [
    ...shared.references.images,
    ...screenImages,
    ...[...campaigns, ...months].flatMap((unit) => unit.images),
  ]
  return { ...content, months, campaigns, shownIn: slotsOf(images) }
}

/** A page that is held back: until when, in milliseconds since 1970, and every address that must not answer before. */
export type HeldBack = { month: string; id?: string; title: string; until: number; addresses: string[] }

function addressesOf(document: string, paths: { web: string | null; inApp: string | null }): string[] {
  const { web, inApp } = paths
  return [web, inApp, `/${documentsPath}/${document}`, web && qrPath(web)].filter((address) => address !== null)
}

/** A title in one line, without its marks. */
export function plainTitle(title: string): string {
  return withoutMarks(title).replaceAll('\n', '')
}

/** The months and campaigns that are held back at an instant, in milliseconds since 1970, the next to come first. */
export function listHeldBack(content: Pick<Content, 'months' | 'campaigns'>, now: number): HeldBack[] {
  const { ofMonth, ofCampaign } = publishTimes(content)
  const months = content.months.flatMap(({ month, definition }): HeldBack[] => {
    if (!definition) return []
    const paths = { web: monthPath(month, 'web'), inApp: monthPath(month, 'in-app') }
    const addresses = addressesOf(monthFile(month), paths)
    return [{ month, title: plainTitle(definition.title), until: ofMonth(month), addresses }]
  })
  const campaigns = content.campaigns.flatMap((unit): HeldBack[] => {
    const { month, id, definition } = unit
    if (!definition) return []
    const addresses = addressesOf(campaignFile(month, id), campaignPaths(unit, definition))
    return [{ month, id, title: plainTitle(definition.title), until: ofCampaign(unit), addresses }]
  })
  const nameOf = ({ month, id = '' }: HeldBack) => `${month}/${id}`
  return [...months, ...campaigns]
    .filter(({ until }) => until > now)
    .sort((a, b) => a.until - b.until || (nameOf(a) < nameOf(b) ? -1 : 1))
}

/** Between which instants a build holds back the same pages as at `now`; `until` itself is no longer part of it. */
export type Span = { from: number; until: number }

/** The span around an instant in which a build publishes the same pages, in milliseconds since 1970. */
export function publicationSpan(content: Pick<Content, 'months' | 'campaigns'>, now: number): Span {
  const { ofCampaign } = publishTimes(content)
  const instants = content.campaigns.map(ofCampaign)
  return {
    from: Math.max(...instants.filter((instant) => instant <= now), Number.NEGATIVE_INFINITY),
    until: Math.min(...instants.filter((instant) => instant > now), Number.POSITIVE_INFINITY),
  }
}
