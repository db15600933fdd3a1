import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { documentsPath, type ContentIndex } from '#content-layer/documents/document-types.ts'
import { bundlePageScripts } from '#tools/shared/bundling/bundle-page-scripts.ts'

import { buildAstro } from '../support/build-astro.ts'
import { editBody } from '../generate/edit-body.ts'
import { middleCampaign, middlePage } from '../generate/generate-content.ts'
import { repeat, toMegabytes, type Row } from '../support/row.ts'
import type { Measured } from '../support/run-measured.ts'
import { campaignPages } from './campaign-pages.ts'

const runs = 3

/** Expects the part of a page that comes from the MDX body, with the current text of the file. */
async function checkPage(folder: string, campaigns: number, edits: string): Promise<void> {
  const html = await readFile(path.join(folder, middlePage(campaigns), 'index.html'), 'utf8')
  for (const text of ['お支払いの額ごとの', 'エントリーは必要ですか', edits])
    if (!html.includes(text)) throw new Error(`Astro's page from MDX does not say ${text}`)
}

/**
 * Builds the same pages with Astro in the common way: `@astrojs/mdx`, the same files in a content collection with zod,
 * each body compiled. Measures a clean build, and a build after one edit with Astro's caches. In favour of Astro,
 * placeholders stay as written, marks are not linked to their notes, and everything around a body comes from checked
 * documents.
 */
export async function compareWithMdx(project: string, campaigns: number, contentRoot: string): Promise<Row[]> {
  const documents = path.join(project, 'site', 'public', documentsPath)
  const { provider, months } = JSON.parse(await readFile(path.join(documents, 'index.json'), 'utf8')) as ContentIndex
  const scripts = await bundlePageScripts(provider)
  const build = { documents, scripts, stylesheet: 'file', isGenerated: true, contentRoot } as const
  const [cold, edited]: [Measured[], Measured[]] = [[], []]
  await repeat(runs, async (run) => {
    console.log(`› All campaign pages of ${campaigns} campaigns by Astro from MDX, ${run + 1} of ${runs} …`)
    const { folder, measured } = await buildAstro(build)
    cold.push(measured)
    const edit = await editBody(middleCampaign(contentRoot, campaigns))
    edited.push((await buildAstro({ ...build, folder })).measured)
    await checkPage(folder, campaigns, edit)
  })
  const common = { part: 'builds', campaigns, who: 'Astro from MDX', unit: 'ms' } as const
  const rowsOf = (what: string, measured: readonly Measured[]): Row[] => [
    { ...common, what, runs: measured.map(({ wall }) => wall) },
    { ...common, what: 'of these, processor time', runs: measured.map(({ processor }) => processor) },
    {
      ...common,
      what: 'of these, memory',
      unit: 'MB',
      runs: measured.map(({ peakMemory }) => toMegabytes(peakMemory)),
    },
  ]
  return [
    ...rowsOf(`${campaignPages(months).length} campaign pages, no compression`, cold),
    ...rowsOf('the same after one edit', edited),
  ]
}
