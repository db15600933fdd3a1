/*
 * Types of the published documents, derived from their schemas: with the properties that the build adds to pictures.
 */

import type { z } from 'zod'

import type { Resolved } from '#schemas/published-image.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'
import type { ScreenDefinition, ScreenName } from '#schemas/screens.ts'

import type { BodyNode } from '../entries/body.ts'
import type { documentZodSchemas } from './document-zod-schemas.ts'

/** The documents by the names of their schemas. */
type Documents = { [Name in keyof typeof documentZodSchemas]: Resolved<z.output<(typeof documentZodSchemas)[Name]>> }

/** Document of a campaign's page: validated, with pictures resolved and blocks filled. */
export type CampaignDocument = Omit<Documents['campaign'], 'body'> & { body: BodyNode[] }

/** The paths of a campaign's pages; null if there is no page in that variant. */
export type CampaignPaths = CampaignDocument['paths']

/** Returns whether the web shows a campaign, on its own page or on its month's page. False for app-only campaigns. */
export function isOnWeb({ web, inApp }: CampaignPaths): boolean {
  return web !== null || inApp === null
}

/** Document of a month's summary page. */
export type MonthDocument = Documents['month']

/** A campaign's entry in its month. Its `posterName`, on posters and chips, is the tag if the campaign has none. */
export type CampaignSummary = MonthDocument['campaigns'][number]

/** Document with the texts and figures of a screen. */
export type ScreenDocument<Name extends ScreenName> = Resolved<ScreenDefinition<Name>> & { schemaVersion: 1 }

/** The provider as published, with its pictures resolved. */
export type Provider = Resolved<ProviderDefinition>

/** The index of all published documents. */
export type ContentIndex = Documents['index']

/**
 * Periods of all campaigns, newest month first. Fetched by the browser, so that pages need not be rebuilt as time
 * passes.
 */
export type Calendar = Documents['calendar']

/** All content files with facts in their sentences, and each fact by name, in its default form. */
export type FactsDocument = Documents['facts']
