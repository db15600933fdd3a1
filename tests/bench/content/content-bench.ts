import path from 'node:path'

import { root } from '#site/commands/root.ts'

import { editCampaign } from '../generate/edit-campaign.ts'
import { repeat, toMegabytes, type Row } from '../support/row.ts'
import { runMeasured, type Measured } from '../support/run-measured.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const runs = 5

/** The most memory that reading 1,000 campaigns may take, in MB. */
const memoryGoal = 250

async function publishOnce(contentRoot: string, work: string): Promise<Measured> {
  const environment = { CONTENT_ROOT: contentRoot, CONTENT_CACHE: path.join(work, 'cache.json'), BENCH_PUBLIC: path.join(work, 'public') }
  return runMeasured(['site/commands/run.mjs', 'tests/bench/content/publish-once.ts'], { cwd: root, environment })
}

function rowsOf(what: string, campaigns: number, results: readonly Measured[]): Row[] {
  const common = { part: 'content', who: 'ours', campaigns } as const
  const rows: Row[] = [
    { ...common, what: `${what}, whole process`, unit: 'ms', runs: results.map(({ wall }) => wall) },
    { ...common, what: `${what}, time inside`, unit: 'ms', runs: results.map(({ inside }) => inside) },
    { ...common, what: `${what}, processor time`, unit: 'ms', runs: results.map(({ processor }) => processor) },
  ]
  const memory = results.map(({ peakMemory }) => toMegabytes(peakMemory))
  const goal = campaigns === 1000 ? { goal: memoryGoal } : {}
  return [...rows, { ...common, what: `${what}, peak memory`, unit: 'MB', runs: memory, ...goal }]
}

/** Our content layer: with nothing kept from before, and at the largest size again after one edit. */
export async function benchContent(folders: ReadonlyMap<number, string>): Promise<Row[]> {
  const rows: Row[] = []
  for (const [count, contentRoot] of folders) {
    console.log(`› Content layer, ${count} campaigns …`)
    rows.push(...rowsOf('cold', count, await repeat(runs, async () => publishOnce(contentRoot, await temporaryFolder()))))
  }
  const [largest] = [...folders].sort(([a], [b]) => b - a)
  if (!largest) return rows
  const [count, contentRoot] = largest
  console.log(`› Content layer, ${count} campaigns after one edit …`)
  const work = await temporaryFolder()
  await publishOnce(contentRoot, work)
  const warm = await repeat(runs, async (run) => {
    await editCampaign(contentRoot, count, run + 1)
    return publishOnce(contentRoot, work)
  })
  return [...rows, ...rowsOf('warm after one edit', count, warm)]
}
