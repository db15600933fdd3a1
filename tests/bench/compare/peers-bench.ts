import { rm } from 'node:fs/promises'
import path from 'node:path'

import { ensureInstalled, peersFolder } from '../support/ensure-installed.ts'
import { repeat, toMegabytes, type Row } from '../support/row.ts'
import { runMeasured } from '../support/run-measured.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const runs = 3

type Peer = { who: string; what: string; args: readonly string[]; sizes: 'all' | 'largest'; has: 'wall' | 'inside' }

const compile = path.join(peersFolder, 'compile-bodies.js')

const peers: readonly Peer[] = [
  { who: 'velite', what: 'cold, whole process', args: ['node_modules/velite/bin/velite.js', 'build', '--silent'], sizes: 'all', has: 'wall' },
  {
    who: 'content-collections',
    what: 'cold, whole process',
    args: ['node_modules/@content-collections/cli/dist/index.js', 'build', '--config', 'content-collections.config.js'],
    sizes: 'all',
    has: 'wall',
  },
  { who: '@mdx-js/mdx', what: 'bodies only, one by one', args: [compile, '@mdx-js/mdx', '1'], sizes: 'largest', has: 'inside' },
  { who: 'mdx-bundler', what: 'bodies only, one by one', args: [compile, 'mdx-bundler', '1'], sizes: 'largest', has: 'inside' },
  { who: 'mdx-bundler', what: 'bodies only, eight at a time', args: [compile, 'mdx-bundler', '8'], sizes: 'largest', has: 'inside' },
]

async function measure({ who, what, args, has }: Peer, campaigns: number, contentRoot: string): Promise<Row[]> {
  console.log(`› ${who}, ${campaigns} campaigns, ${what} …`)
  const results = await repeat(has === 'wall' ? runs : 1, async () => {
    await rm(path.join(peersFolder, '.content-collections'), { recursive: true, force: true })
    const environment = { CONTENT_ROOT: contentRoot, BENCH_OUTPUT: await temporaryFolder() }
    return runMeasured(args, { cwd: peersFolder, environment })
  })
  const common = { part: 'peers', who, campaigns } as const
  const memory = results.map(({ peakMemory }) => toMegabytes(peakMemory))
  return [
    { ...common, what, unit: 'ms', runs: results.map((result) => result[has]) },
    {
      ...common,
      what: what.replace('whole process', 'processor time').replace('bodies only', 'processor time'),
      unit: 'ms',
      runs: results.map(({ processor }) => processor),
    },
    { ...common, what: what.replace('whole process', 'peak memory').replace('bodies only', 'memory'), unit: 'MB', runs: memory },
  ]
}

/** The peers on the same files, each from nothing; the bare compilers on the largest folder only, as a reference. */
export async function benchPeers(folders: ReadonlyMap<number, string>): Promise<Row[]> {
  await ensureInstalled(peersFolder)
  const rows: Row[] = []
  const largest = Math.max(...folders.keys())
  for (const peer of peers) {
    for (const [campaigns, contentRoot] of folders) {
      if (peer.sizes === 'all' || campaigns === largest) rows.push(...(await measure(peer, campaigns, contentRoot)))
    }
  }
  return rows
}
