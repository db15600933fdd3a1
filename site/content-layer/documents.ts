import type { Annotation } from '#schemas/annotation.ts'
import type { BlockData } from '#schemas/blocks.ts'
import type { Resolved } from '#schemas/image.ts'
import type { MonthDefinition } from '#schemas/month.ts'
import type { Period } from '#schemas/period.ts'
import type { ProviderDefinition } from '#schemas/provider.ts'
import type { ScreenDefinition, ScreenName } from '#schemas/screens.ts'

import type { BodyNode } from './body.ts'
import type { Definition } from './campaign-unit.ts'

/** Rises when a published document changes in a way that a reader must know of. */
export const schemaVersion = 1

/** Where published documents lie, below the site's root. Stable: apps read it. */
export const documentsPath = `content/v${schemaVersion}`

export type CampaignPaths = { web: string | null; inApp: string | null }

/** A campaign as its page shows it: checked, with pictures found and blocks filled. */
export type CampaignDocument = Resolved<Definition> & {
  schemaVersion: 1
  month: string
  id: string
  paths: CampaignPaths
  body: BodyNode[]
}

/** What a month says of one of its campaigns. */
export type CampaignEntry = {
  id: string
  file: string
  paths: CampaignPaths
  card: Omit<BlockData<'RelatedCampaigns'>['campaigns'][number], 'href'>
} & Pick<CampaignDocument, 'tag' | 'description' | 'entry' | 'isEighthDay' | 'pages' | 'logos'>

/** A month's summary page. */
export type MonthDocument = Resolved<Omit<MonthDefinition, 'annotationLists' | 'campaigns'>> & {
  schemaVersion: 1
  month: string
  paths: { web: string; inApp: string }
  annotationLists: Annotation[]
  campaigns: CampaignEntry[]
}

/** A screen's words and figures. */
export type ScreenDocument<Name extends ScreenName> = Resolved<ScreenDefinition<Name>> & { schemaVersion: 1 }

export type Provider = Resolved<ProviderDefinition>

/** The one index of everything that was published. */
export type ContentIndex = {
  schemaVersion: 1
  provider: Provider
  months: {
    month: string
    title: string
    file: string
    paths: { web: string; inApp: string }
    campaigns: { id: string; title: string; file: string; paths: CampaignPaths }[]
  }[]
}

/**
 * The dates of every campaign, those of the newest month first. What is asked for in a browser, so that no page has to
 * be made anew for another date.
 */
export type Calendar = { schemaVersion: 1; campaigns: { month: string; id: string; title: string; period: Period }[] }

/** The published file of the calendar, relative to `documentsPath`. */
export const calendarFile = 'calendar.json'

/** The published file of a screen's content, relative to `documentsPath`. */
export function screenFile(name: ScreenName): string {
  return `screens/${name}.json`
}

/** The published file of a month, relative to `documentsPath`. */
export function monthFile(month: string): string {
  return `months/${month}.json`
}

/** The published file of a campaign, relative to `documentsPath`. */
export function campaignFile(month: string, id: string): string {
  return `campaigns/${month}/${id}.json`
}
