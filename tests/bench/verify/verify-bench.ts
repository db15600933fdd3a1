import { root } from '#tools/commands/project-paths.ts'
import type { HeaderProfile } from '#tools/verify/expected-headers.ts'

import { hostileHosts } from '../../support/hostile-hosts/all-hosts.ts'
import { send, startHostile, type HostileHost } from '../../support/hostile-hosts/hostile-host.ts'
import { publishSmall, startHost, stopHosts } from '../../support/servers/live-host.ts'
import { toMegabytes, type Row } from '../support/row.ts'
import { runMeasured, type Measured } from '../support/run-measured.ts'

const rightHost: HostileHost = { what: 'is right', expected: /as they should be\.$/m, respond: send }

/** The most that a host may take: time in milliseconds, memory in MB. */
const goals = { time: 180_000, memory: 300 }

type Site = { right: string; published: string }

/** Verifies one host in a separate process, with the timeouts of the command. */
async function verifyOnce({ right, published }: Site, host: HostileHost): Promise<Measured> {
  const server = await startHostile(right, host)
  const { headers = 'full' satisfies HeaderProfile, at = (origin: string) => origin } = host
  const environment = { VERIFY_URL: at(server.origin), VERIFY_PUBLISHED: published, VERIFY_HEADERS: headers }
  const script = ['tools/commands/run.mjs', 'tests/bench/verify/verify-once.ts']
  const measured = await runMeasured(script, { cwd: root, environment })
  await server.stop()
  console.log(`  ${Math.round(measured.wall)} ms, ${Math.round(toMegabytes(measured.peakMemory))} MB: ${host.what}`)
  return measured
}

/** `npm run verify` of the small site of the tests, from a right host and from every hostile one. */
export async function benchVerify(): Promise<Row[]> {
  const { published } = await publishSmall({})
  const site = { right: await startHost(published), published }
  console.log(`› npm run verify of a right host and of ${hostileHosts.length} hostile ones …`)
  const right = await verifyOnce(site, rightHost)
  const hostile: Measured[] = []
  for (const host of hostileHosts) hostile.push(await verifyOnce(site, host))
  await stopHosts()
  const rowsOf = (what: string, measured: readonly Measured[]): Row[] => {
    const common = { part: 'verify', who: 'npm run verify' } as const
    const time = Math.max(...measured.map(({ wall }) => wall))
    const memory = toMegabytes(Math.max(...measured.map(({ peakMemory }) => peakMemory)))
    return [
      { ...common, what: `${what}, time`, unit: 'ms', runs: [time], goal: goals.time },
      { ...common, what: `${what}, memory`, unit: 'MB', runs: [memory], goal: goals.memory },
    ]
  }
  return [...rowsOf('a right host', [right]), ...rowsOf('the most of any hostile host', hostile)]
}
