/*
 * Zod schemas of the published documents, from which their JSON Schemas and the types of some are derived.
 */

import { z } from 'zod'

import { campaignCard } from '#schemas/blocks/related-campaigns.ts'
import { annotation } from '#schemas/files/annotation.ts'
import { campaignFields } from '#schemas/files/campaign.ts'
import { month } from '#schemas/files/month.ts'
import { provider } from '#schemas/files/provider.ts'
import { period } from '#schemas/period.ts'

import { documentsPath, schemaVersion } from './document-files.ts'

const path = z.string().meta({ description: 'A path below the site, or null: there is no such page.' })
const campaignPaths = z.strictObject({ web: path.nullable(), inApp: path.nullable() })
const monthPaths = z.strictObject({ web: path, inApp: path })
const file = z.string().meta({ description: `The document’s file below ${documentsPath}/.` })
const monthName = z.string().regex(/^\d{6}-\d+$/)
const id = z.string()

/** The first field of every document. */
export const version = { schemaVersion: z.literal(schemaVersion) }

// What `make-documents.ts` leaves out: fields that concern authors only, and the card's link, which depends on the page.
const campaignShape = campaignFields.omit({ publishAt: true, assumed: true }).shape
const monthShape = month.omit({ publishAt: true }).shape
const cardShape = campaignCard.omit({ href: true }).shape

/** Schema of `CampaignDocument`, except for its body: `documentSchemas` adds that, because its nodes contain nodes. */
const campaign = z.strictObject({
  ...version,
  ...campaignShape,
  month: monthName,
  id,
  paths: campaignPaths,
  annotationLists: z.array(annotation),
  body: z.array(z.unknown()),
})

/** Schema of `CampaignSummary`. */
const campaignSummary = z.strictObject({
  id,
  file,
  paths: campaignPaths,
  card: z.strictObject(cardShape),
  tag: campaignShape.tag,
  posterName: z.string(),
  description: campaignShape.description,
  entry: campaignShape.entry,
  isEighthDay: campaignShape.isEighthDay,
  pages: campaignShape.pages,
  logos: campaignShape.logos,
})

/** Schema of `MonthDocument`. */
const monthDocument = z.strictObject({
  ...version,
  ...monthShape,
  month: monthName,
  paths: monthPaths,
  annotationLists: z.array(annotation),
  campaigns: z.array(campaignSummary),
})

/** Index of all published documents. */
const index = z.strictObject({
  ...version,
  provider,
  months: z.array(
    z.strictObject({
      month: monthName,
      title: z.string(),
      file,
      paths: monthPaths,
      campaigns: z.array(z.strictObject({ id, title: z.string(), file, paths: campaignPaths })),
    }),
  ),
})

/** Periods of all campaigns. */
const calendar = z.strictObject({
  ...version,
  campaigns: z.array(z.strictObject({ month: monthName, id, title: z.string(), period })),
})

/** Facts that the sentences of all content files state. */
const facts = z.strictObject({
  ...version,
  statements: z.array(
    z.strictObject({
      file: z.string(),
      line: z.int(),
      column: z.int(),
      facts: z.record(z.string(), z.string()),
    }),
  ),
})

/** Schemas of all documents but those of the screens, by name. Their pictures are still as content states them. */
export const documentZodSchemas = { index, calendar, facts, campaign, month: monthDocument } satisfies Record<
  string,
  z.ZodType
>
