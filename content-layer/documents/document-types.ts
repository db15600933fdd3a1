import type { z } from 'zod'

import type { Annotation } from '#schemas/files/annotation.ts'
import type { BlockData } from '#schemas/blocks.ts'
import type { Resolved } from '#schemas/published-image.ts'
import type { MonthDefinition } from '#schemas/files/month.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'
import type { ScreenDefinition, ScreenName } from '#schemas/screens.ts'

import type { BodyNode } from '../entries/body.ts'
import type { Definition } from '../entries/entries.ts'
import type { documentZodSchemas } from './document-zod-schemas.ts'

/** The paths of a campaign's pages; null if there is no page in that variant. */
export type CampaignPaths = { web: string | null; inApp: string | null }

/** Returns whether the web shows a campaign, on its own page or on its month's page. False for app-only campaigns. */
export function isOnWeb({ web, inApp }: CampaignPaths): boolean {
  return web !== null || inApp === null
}

/** Document of a campaign's page: validated, with pictures resolved and blocks filled. */
export type CampaignDocument = Resolved<Omit<Definition, 'publishAt'>> & {
  schemaVersion: 1
  month: string
  id: string
  paths: CampaignPaths
  body: BodyNode[]
}

/** A campaign's entry in its month. */
export type CampaignSummary = {
  id: string
  file: string
  paths: CampaignPaths
  card: Omit<BlockData<'RelatedCampaigns'>['campaigns'][number], 'href'>
  /** Name on posters and chips; the tag, if the campaign has none. */
  posterName: string
} & Pick<CampaignDocument, 'tag' | 'description' | 'entry' | 'isEighthDay' | 'pages' | 'logos'>

/** Document of a month's summary page. */
export type MonthDocument = Resolved<Omit<MonthDefinition, 'annotationLists' | 'campaigns' | 'publishAt'>> & {
  schemaVersion: 1
  month: string
  paths: { web: string; inApp: string }
  annotationLists: Annotation[]
  campaigns: CampaignSummary[]
}

/** Document with the texts and figures of a screen. */
export type ScreenDocument<Name extends ScreenName> = Resolved<ScreenDefinition<Name>> & { schemaVersion: 1 }

/** The provider as published, with its pictures resolved. */
export type Provider = Resolved<ProviderDefinition>

/** The index of all published documents. */
export type ContentIndex = Omit<z.output<typeof documentZodSchemas.index>, 'provider'> & { provider: Provider }

/**
 * Periods of all campaigns, newest month first. Fetched by the browser, so that pages need not be rebuilt as time
 * passes.
 */
export type Calendar = z.output<typeof documentZodSchemas.calendar>

/** All content files with facts in their sentences, and each fact by name, in its default form. */
export type FactsDocument = z.output<typeof documentZodSchemas.facts>
