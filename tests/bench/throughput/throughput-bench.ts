import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { production } from '#tools/commands/targets.ts'
import { outFolder } from '#tools/commands/project-paths.ts'
import { sandboxApi } from '#tools/hosting/server/sandbox-api.ts'
import { startServer } from '#tools/hosting/server/server.ts'

import { startNginx } from '../../support/servers/start-nginx.ts'
import { comparedPage } from '../pages/frozen-page.ts'
import { freePort } from '../../support/servers/free-port.ts'
import { median, type Row } from '../support/row.ts'
import { startBareNginx } from './bare-nginx.ts'
import { processorTime } from './processor-time.ts'
import { runWrk, type Way } from './run-wrk.ts'

const runs = 7

/** The fraction of a bare nginx's requests per second that ours has to reach. */
const goal = 0.95

const encodings = ['identity', 'br'] as const
const ways: readonly Way[] = encodings.flatMap((encoding) => [1, 32].map((connections) => ({ encoding, connections })))

type Server = {
  who: 'nginx, our settings' | 'nginx, bare' | 'npm start'
  pid: number
  urlFor: (encoding: Way['encoding']) => string
}

/**
 * One run: requests per second, the server's processor time per thousand requests in milliseconds, and its share of the
 * time.
 */
type Sample = { rate: number; cost: number; share: number }

async function sample({ pid, urlFor }: Server, way: Way): Promise<Sample> {
  const [start, before] = [performance.now(), await processorTime(pid)]
  const { requests, aSecond } = await runWrk(urlFor(way.encoding), way)
  const used = (await processorTime(pid)) - before
  return { rate: aSecond, cost: (used / requests) * 1000, share: used / (performance.now() - start) }
}

/** Warns when a server idled under load over many connections: then something else was measured. */
function reportIdleTime(who: string, { connections }: Way, samples: readonly Sample[]): void {
  const share = median(samples.map((one) => one.share))
  if (connections === 1 || share >= 0.85) return
  console.log(
    `  ${who} was at work only ${Math.round(share * 100)}% of the time: the load generator, or the machine, was the limit.`,
  )
}

type Samples = ReadonlyMap<Server['who'], Sample[]>

/** Returns each server's figures, and ours relative to the bare one's, in requests and in processor time. */
function rowsOf(way: string, samples: Samples): Row[] {
  const common = { part: 'throughput' } as const
  const rows = [...samples].flatMap(([who, ofServer]): Row[] => [
    { ...common, who, what: way, unit: 'a second', runs: ofServer.map(({ rate }) => rate) },
    { ...common, who, what: `${way}, processor time for 1,000`, unit: 'ms', runs: ofServer.map(({ cost }) => cost) },
  ])
  const middle = (who: Server['who'], of: 'rate' | 'cost') => median(samples.get(who)?.map((one) => one[of]) ?? [])
  const [ours, bare] = ['nginx, our settings', 'nginx, bare'] as const
  const ratio = { ...common, who: ours, unit: 'ratio', goal, goalIs: '≥' } as const
  return [
    ...rows,
    { ...ratio, what: `${way}, ratio to bare`, runs: [middle(ours, 'rate') / middle(bare, 'rate')] },
    { ...ratio, what: `${way}, ratio to bare by processor time`, runs: [middle(bare, 'cost') / middle(ours, 'cost')] },
  ]
}

async function measureWay(servers: readonly Server[], way: Way): Promise<Row[]> {
  const what = `${way.encoding}, ${way.connections} connection${way.connections > 1 ? 's' : ''}`
  console.log(`› Requests a second, ${what} …`)
  const samples = new Map(servers.map(({ who }) => [who, [] as Sample[]]))
  for (let run = 0; run < runs; run += 1) {
    for (const server of servers) samples.get(server.who)?.push(await sample(server, way))
  }
  for (const [who, ofServer] of samples) reportIdleTime(who, way, ofServer)
  return rowsOf(what, samples)
}

/**
 * Requests per second for a campaign page: nginx with our settings against a bare one that sends the same bytes, and
 * `npm start`.
 */
export async function benchThroughput(): Promise<Row[]> {
  if (!(await buildSiteIfChanged(production))) throw new Error('the site could not be built')
  const server = await readFile(path.join(outFolder, 'nginx.conf'), 'utf8')
  const ours = await startNginx(await freePort(), { folder: outFolder, server })
  const bare = await startBareNginx(ours.origin + comparedPage, encodings)
  const ourServer = await startServer(outFolder, 0, { api: sandboxApi() })
  const servers: Server[] = [
    { who: 'nginx, our settings', pid: ours.pid, urlFor: () => ours.origin + comparedPage },
    { who: 'nginx, bare', pid: bare.pid, urlFor: (encoding) => `${bare.origin}/${encoding}/index.html` },
    { who: 'npm start', pid: process.pid, urlFor: () => ourServer.origin + comparedPage },
  ]
  try {
    const rows: Row[] = []
    for (const way of ways) rows.push(...(await measureWay(servers, way)))
    return rows
  } finally {
    await Promise.all([ours.stop(), bare.stop(), ourServer.stop()])
  }
}
