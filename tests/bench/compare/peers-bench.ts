import { rm } from 'node:fs/promises'
import path from 'node:path'

import { ensureInstalled, peersFolder } from '../support/ensure-installed.ts'
import { processRows } from '../support/process-rows.ts'
import { repeat, type Row } from '../support/row.ts'
import { runMeasured } from '../support/run-measured.ts'
import { temporaryFolder } from '../../support/run/temporary-folder.ts'

const runs = 3

type Peer = { who: string; args: readonly string[] }

const peers: readonly Peer[] = [
  { who: 'velite', args: ['node_modules/velite/bin/velite.js', 'build', '--silent'] },
  {
    who: 'content-collections',
    args: ['node_modules/@content-collections/cli/dist/index.js', 'build', '--config', 'content-collections.config.js'],
  },
]

async function measure({ who, args }: Peer, campaigns: number, contentRoot: string): Promise<Row[]> {
  console.log(`› ${who}, ${campaigns} campaigns …`)
  const results = await repeat(runs, async () => {
    await rm(path.join(peersFolder, '.content-collections'), { recursive: true, force: true })
    const environment = { CONTENT_ROOT: contentRoot, BENCH_OUTPUT: await temporaryFolder() }
    return runMeasured(args, { cwd: peersFolder, environment })
  })
  return processRows({ part: 'peers', who, campaigns }, 'cold', results)
}

/** The peers on the same files, each without a cache. */
export async function benchPeers(folders: ReadonlyMap<number, string>): Promise<Row[]> {
  await ensureInstalled(peersFolder)
  const rows: Row[] = []
  for (const peer of peers) {
    for (const [campaigns, contentRoot] of folders) rows.push(...(await measure(peer, campaigns, contentRoot)))
  }
  return rows
}
