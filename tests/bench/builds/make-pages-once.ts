import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { prepare } from '#tools/build/prepare.ts'

import { createRenderer } from '../support/create-renderer.ts'
import { campaignPages } from './campaign-pages.ts'

// Builds every campaign page of CONTENT_ROOT into BENCH_OUTPUT as `npm run build` does, without compression; runs in
// its own process. Prints the processor time of rendering and finishing in milliseconds as the last line.
const { sources } = await prepare({ now: Date.now() })
if (!sources) throw new Error('the content has faults')
const { site, render } = await createRenderer(sources)
const urls = campaignPages(await site.content.months())
const output = process.env['BENCH_OUTPUT'] ?? 'bench-output'
let processor = 0
for (const url of urls) {
  const before = process.cpuUsage()
  const { html } = await render(url)
  const { user, system } = process.cpuUsage(before)
  processor += (user + system) / 1000
  const file = path.join(output, url, 'index.html')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, html)
}
console.log(JSON.stringify({ processor }))
