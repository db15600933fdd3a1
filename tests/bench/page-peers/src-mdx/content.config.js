import process from 'node:process'

import { glob } from 'astro/loaders'
import { defineCollection, z } from 'astro:content'

import { campaignFields } from '../../peers/campaign-fields.js'

/** The campaigns as people would keep them with Astro: the same files, their fields checked by its own zod. */
export const collections = {
  campaigns: defineCollection({
    loader: glob({ pattern: '*/*.mdx', base: `${process.env.BENCH_CONTENT}/campaigns` }),
    // Its YAML reads a day as a date.
    schema: z.object({ ...campaignFields(z), grantBy: z.date().optional() }),
  }),
}
