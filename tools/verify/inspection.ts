import type { Answer } from './fetch-address.ts'
import type { Finding, Unreachable } from './findings.ts'
import type { Probe } from './probes.ts'
import { UnreachableError, type SiteClient } from './site-client.ts'
import { visitors, type Visitor } from './visitors.ts'

/** So many addresses that are unreachable or break off mean that the rest need not be requested. */
const mostTroubles = 10

export function keyOf({ kind, address, message }: Finding): string {
  return `${kind} ${address} ${message}`
}

type Told = { visitor: Visitor; findings: readonly Finding[] }

/** What visitors are told at one address, each thing once: with who is told, unless all who were answered are. */
function joinVisitors(told: readonly Told[]): Finding[] {
  const byKey = new Map(told.flatMap(({ findings }) => findings.map((found) => [keyOf(found), found])))
  return [...byKey].map(([key, found]) => {
    const to = told.filter(({ findings }) => findings.some((one) => keyOf(one) === key))
    if (to.length === told.length) return found
    return { ...found, message: `${found.message} (to ${to.map(({ visitor }) => visitor.name).join(' and ')})` }
  })
}

/** Asks for addresses of a site as each visitor, until too many are in trouble or time is over. */
export class Inspection {
  readonly #client: SiteClient
  readonly unreachable: Unreachable[] = []
  #brokenOff = 0
  /** Whether something was left out. */
  hasGivenUp = false

  constructor(client: SiteClient) {
    this.#client = client
  }

  async #ask({ address, limit }: Probe, visitor: Visitor): Promise<Answer | undefined> {
    if (this.#client.isOver() || this.unreachable.length + this.#brokenOff >= mostTroubles) {
      this.hasGivenUp = true
      return undefined
    }
    try {
      return await this.#client.ask(address, visitor, limit)
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error
      // What was under way when time was over might have been answered.
      if (this.#client.isOver()) this.hasGivenUp = true
      else this.unreachable.push({ address, reason: error.message })
      return undefined
    }
  }

  /** Of an address that cannot be reached, or whose body breaks off, no further form is requested. */
  async inspect(probe: Probe): Promise<Finding[]> {
    const told: Told[] = []
    for (const visitor of visitors) {
      const answer = await this.#ask(probe, visitor)
      if (!answer) break
      told.push({ visitor, findings: probe.judge(answer) })
      if (answer.body.kind !== 'broken-off') continue
      this.#brokenOff += 1
      break
    }
    return joinVisitors(told)
  }
}
