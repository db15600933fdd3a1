import { outFolder } from '#site/commands/root.ts'

import { ensureInstalled, pagePeersFolder } from '../support/ensure-installed.ts'
import { buildAstro, layOutForAstro } from './build-astro.ts'
import { exportNext } from './export-next.ts'
import { layOutByHand } from './lay-out-by-hand.ts'
import { readPageData } from './page-data.ts'

/** Who has made the compared page, and the folder it is in. */
export type Maker = { who: 'ours' | 'by hand' | 'Astro, CSS inlined' | 'Astro, CSS file' | 'Next as it comes'; folder: string }

/** Makes the compared page in each way. Ours is what `out/` holds. */
export async function makePages(): Promise<Maker[]> {
  await ensureInstalled(pagePeersFolder)
  console.log('› The same page by hand, by Astro twice, and by Next as it comes …')
  await layOutForAstro(await readPageData())
  return [
    { who: 'ours', folder: outFolder },
    { who: 'by hand', folder: await layOutByHand() },
    { who: 'Astro, CSS inlined', folder: await buildAstro('inlined') },
    { who: 'Astro, CSS file', folder: await buildAstro('file') },
    { who: 'Next as it comes', folder: await exportNext() },
  ]
}
