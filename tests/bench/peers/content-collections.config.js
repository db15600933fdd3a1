import path from 'node:path'

import { defineCollection, defineConfig } from '@content-collections/core'
import { compileMDX } from '@content-collections/mdx'
import { z } from 'zod'

import { campaignFields } from './campaign-fields.js'

// The tool joins this to its own folder, so an absolute path does not do.
const directory = path.relative(process.cwd(), path.join(process.env.CONTENT_ROOT, 'campaigns'))

const campaigns = defineCollection({
  name: 'campaigns',
  directory,
  include: '*/*.mdx',
  schema: z.strictObject({ ...campaignFields(z), content: z.string() }),
  transform: async (document, context) => ({ path: document._meta.path, code: await compileMDX(context, document) }),
})

export default defineConfig({ content: [campaigns] })
