import { defineConfig, s } from 'velite'

import { campaignFields } from './campaign-fields.js'

const output = process.env.BENCH_OUTPUT

export default defineConfig({
  root: process.env.CONTENT_ROOT,
  strict: true,
  output: { data: `${output}/data`, assets: `${output}/static` },
  collections: {
    campaigns: {
      name: 'Campaign',
      pattern: 'campaigns/*/*.mdx',
      schema: s.object({ ...campaignFields(s), path: s.path(), code: s.mdx() }).strict(),
    },
  },
})
