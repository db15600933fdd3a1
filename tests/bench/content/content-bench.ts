import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'

import { processRows } from '../support/process-rows.ts'
import { repeat, type Row } from '../support/row.ts'
import { runMeasured, type Measured } from '../support/run-measured.ts'
import { temporaryFolder } from '../../support/run/temporary-folder.ts'

const runs = 5

/** Maximum memory for reading 1,000 campaigns, in MB. */
const memoryGoal = 250

async function publishFromNothing(contentRoot: string): Promise<Measured> {
  const work = await temporaryFolder()
  const environment = {
    CONTENT_ROOT: contentRoot,
    CONTENT_CACHE: path.join(work, 'cache.json'),
    BENCH_PUBLIC: path.join(work, 'public'),
  }
  return runMeasured(['tools/commands/run.mjs', 'tests/bench/content/publish-once.ts'], { cwd: root, environment })
}

/** Measures our content layer without a cache. */
export async function benchContent(folders: ReadonlyMap<number, string>): Promise<Row[]> {
  const rows: Row[] = []
  for (const [campaigns, contentRoot] of folders) {
    console.log(`› Content layer, ${campaigns} campaigns …`)
    const results = await repeat(runs, () => publishFromNothing(contentRoot))
    rows.push(...processRows({ part: 'content', who: 'ours', campaigns }, 'cold', results))
  }
  return rows.map((row) => (row.campaigns === 1000 && row.unit === 'MB' ? { ...row, goal: memoryGoal } : row))
}
