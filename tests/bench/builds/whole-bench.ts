import path from 'node:path'

import { editCampaign } from '../generate/edit-campaign.ts'
import { toMegabytes, type Row, type Unit } from '../support/row.ts'
import { buildWholeSite, measureFolder, type WholeBuild } from './build-whole-site.ts'

/** The most that finishing may cost a page, in milliseconds, with nothing kept from earlier builds. */
const goal = 15

/** `npm run build` from nothing, and again with one sentence of one campaign written anew. */
export async function benchWholeBuild(project: string, campaigns: number, contentRoot: string): Promise<Row[]> {
  const row = (who: string, what: string, unit: Unit, figure: number): Row => ({ part: 'builds', who, what, campaigns, unit, runs: [figure] })
  const rowsOf = (who: string, { took, memory, pages, stripped, made, pictures }: WholeBuild): Row[] => [
    row(who, `content, before ${pages} pages`, 'ms', took.content),
    row(who, 'next build', 'ms', took.next),
    row(who, `finishing, ${stripped} pages stripped`, 'ms', took.finishing),
    row(who, 'finishing a page', 'ms a page', took.finishing / pages),
    row(who, 'peak memory, our process', 'MB', toMegabytes(memory.own)),
    row(who, "peak memory, Next's together", 'MB', toMegabytes(memory.others)),
    row(who, 'style sheets made', 'files', made['.css'] ?? 0),
    row(who, 'brotli made', 'files', made['.br'] ?? 0),
    row(who, 'gzip made', 'files', made['.gz'] ?? 0),
    row(who, 'pictures made', 'files', pictures),
  ]
  console.log(`› npm run build, ${campaigns} campaigns …`)
  const first = rowsOf('first build', await buildWholeSite(project, contentRoot))
  const { files, plain, brotli, gzip } = await measureFolder(path.join(project, 'out'))
  const size = (what: string, bytes: number) => row('folder', what, 'MB', toMegabytes(bytes))
  const sizes = [row('folder', 'files', 'files', files), size('as they are', plain), size('.br beside them', brotli), size('.gz beside them', gzip)]
  console.log('› npm run build after one edit …')
  await editCampaign(contentRoot, campaigns, 1)
  const again = rowsOf('after one edit', await buildWholeSite(project, contentRoot))
  return [...first.map((figure) => (figure.what === 'finishing a page' ? { ...figure, goal } : figure)), ...sizes, ...again]
}
