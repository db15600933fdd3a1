import { ensureInstalled, pagePeersFolder } from '../support/ensure-installed.ts'
import { buildAstro } from '../support/build-astro.ts'
import { readSources } from '../support/read-sources.ts'
import { frozenDocuments } from './frozen-page.ts'
import { writeByHandPage } from './write-by-hand-page.ts'
import { renderFrozenPage } from './render-frozen-page.ts'

/** What built the compared page, and the folder of the result. */
export type Maker = { who: 'ours' | 'by hand' | 'Astro, CSS inlined' | 'Astro, CSS file'; folder: string }

/** Builds the compared page in each way from the same frozen documents. */
export async function makePages(): Promise<Maker[]> {
  await ensureInstalled(pagePeersFolder)
  console.log('› The same page by us, by hand, and by Astro twice …')
  const { scripts } = await readSources(frozenDocuments)
  const astro = async (stylesheet: 'inlined' | 'file') =>
    (await buildAstro({ documents: frozenDocuments, scripts, stylesheet, isGenerated: false })).folder
  return [
    { who: 'ours', folder: await renderFrozenPage() },
    { who: 'by hand', folder: await writeByHandPage() },
    { who: 'Astro, CSS inlined', folder: await astro('inlined') },
    { who: 'Astro, CSS file', folder: await astro('file') },
  ]
}
