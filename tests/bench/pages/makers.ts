import path from 'node:path'

import { outFolder } from '#site/commands/root.ts'

import { ensureInstalled, pagePeersFolder } from '../support/ensure-installed.ts'
import { buildAstro, layOutForAstro } from './build-astro.ts'
import { layOutByHand } from './lay-out-by-hand.ts'
import { readPageData } from './page-data.ts'

/** Who has made the compared page, and the folder it is in. */
export type Maker = { who: 'ours' | 'by hand' | 'Astro, CSS inlined' | 'Astro, CSS file' | 'Next as it comes'; folder: string }

/** Makes the compared page in each way. Ours is what `out/` holds; the build keeps its pages as Next exported them beside it. */
export async function makePages(): Promise<Maker[]> {
  await ensureInstalled(pagePeersFolder)
  console.log('› The same page by hand, and by Astro twice …')
  await layOutForAstro(await readPageData())
  return [
    { who: 'ours', folder: outFolder },
    { who: 'by hand', folder: await layOutByHand() },
    { who: 'Astro, CSS inlined', folder: await buildAstro('inlined') },
    { who: 'Astro, CSS file', folder: await buildAstro('file') },
    { who: 'Next as it comes', folder: path.join(`${outFolder}-report`, 'exported') },
  ]
}
