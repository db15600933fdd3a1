import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { ContentIndex } from '#content-layer/documents/document-types.ts'
import { documentsPath } from '#content-layer/documents/document-files.ts'
import { bundlePageScripts } from '#tools/shared/bundling/bundle-page-scripts.ts'

import { temporaryFolder } from '../../support/run/temporary-folder.ts'
import { buildAstro } from '../support/build-astro.ts'
import { ensureInstalled, pagePeersFolder } from '../support/ensure-installed.ts'
import { median, type Row } from '../support/row.ts'
import { runMeasured, type Measured } from '../support/run-measured.ts'
import { campaignPages } from './campaign-pages.ts'
import { checkSamePages } from './check-same-pages.ts'
import { forgetBuilds } from './run-build.ts'

const runs = 3

/** Maximum processor time for rendering and finishing a page, in milliseconds. */
const pageGoal = 6

type BuiltSite = { folder: string; measured: Measured }

async function makeOurs(project: string, contentRoot: string): Promise<BuiltSite> {
  await forgetBuilds(project)
  const folder = path.join(await temporaryFolder(), 'out')
  const environment = { CONTENT_ROOT: contentRoot, BENCH_OUTPUT: folder }
  return {
    folder,
    measured: await runMeasured(['tools/commands/run.mjs', 'tests/bench/builds/make-pages-once.ts'], {
      cwd: project,
      environment,
    }),
  }
}

async function makeAstros(documents: string, { provider }: ContentIndex): Promise<BuiltSite> {
  const scripts = await bundlePageScripts(provider)
  return buildAstro({ documents, scripts, stylesheet: 'file', isGenerated: true })
}

/** Returns the processor time in the last line of make-pages-once.ts. */
function renderingOf({ output }: Measured): number {
  return (JSON.parse(output.trim().split('\n').at(-1) ?? '') as { processor: number }).processor
}

/** Returns the first page, one in the middle and the last one, in both variants. */
function someOf(urls: readonly string[]): string[] {
  const middle = Math.floor(urls.length / 4) * 2
  return [0, 1, middle, middle + 1, urls.length - 2, urls.length - 1].flatMap((at) => urls[at] ?? [])
}

/**
 * Returns all campaign pages by us, from the content to uncompressed files, and by Astro, which gets the published
 * documents. Runs alternate.
 */
export async function compareWithAstro(project: string, campaigns: number, contentRoot: string): Promise<Row[]> {
  await ensureInstalled(pagePeersFolder)
  const documents = path.join(project, 'site', 'public', documentsPath)
  const [ours, astros]: [Measured[], Measured[]] = [[], []]
  let urls: string[] = []
  for (let run = 1; run <= runs; run += 1) {
    console.log(`› All campaign pages of ${campaigns} campaigns by us and by Astro, ${run} of ${runs} …`)
    const ourBuild = await makeOurs(project, contentRoot)
    const index = JSON.parse(await readFile(path.join(documents, 'index.json'), 'utf8')) as ContentIndex
    const other = await makeAstros(documents, index)
    urls = campaignPages(index.months)
    if (run === 1) await checkSamePages(someOf(urls), documents, other.folder)
    ours.push(ourBuild.measured)
    astros.push(other.measured)
  }
  const wallOf = (measured: readonly Measured[]) => measured.map(({ wall }) => wall)
  const processorOf = (measured: readonly Measured[]) => measured.map(({ processor }) => processor)
  const what = `${urls.length} campaign pages, no compression`
  const common = { part: 'builds', campaigns, unit: 'ms' } as const
  const rendering = ours.map((measured) => renderingOf(measured) / urls.length)
  return [
    { ...common, who: 'ours', what, runs: wallOf(ours), goal: median(wallOf(astros)) },
    { ...common, who: 'Astro', what, runs: wallOf(astros) },
    { ...common, who: 'ours', what: 'of these, processor time', runs: processorOf(ours) },
    { ...common, who: 'Astro', what: 'of these, processor time', runs: processorOf(astros) },
    {
      ...common,
      who: 'ours',
      what: 'rendering and finishing',
      unit: 'ms a page',
      runs: rendering,
      goal: pageGoal,
      goalIs: '≤',
    },
  ]
}
