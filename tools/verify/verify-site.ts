import pMap from 'p-map'

import { readExpectedSite } from './expected-site.ts'
import type { Finding, Verification } from './findings.ts'
import { Inspection, keyOf } from './inspection.ts'
import { Judge, type JudgeOptions } from './judge.ts'
import { probeOfNothing, probesOfHeldBack, probesOfSite, probesOfWithdrawn } from './probes.ts'
import { SiteClient, UnreachableError, type Patience } from './site-client.ts'

export type VerifyOptions = JudgeOptions & {
  /** Addresses that once were published. */
  withdrawn: readonly string[]
  /** The folder with what it has to answer. */
  published: string
  patience: Patience
  /** How many requests are under way at once. */
  concurrency: number
}

/** Without what the other forms of a page's address say as well. */
function withoutRepeated(findings: readonly Finding[]): Finding[] {
  const known = new Set(findings.map(keyOf))
  return findings.filter((found) => {
    const usual = `${found.address.replace(/\/(?:index\.html)?$/, '')}/`
    return usual === found.address || !known.has(keyOf({ ...found, address: usual }))
  })
}

async function compare(options: VerifyOptions, client: SiteClient): Promise<Verification> {
  const site = await readExpectedSite(options.published)
  const judge = new Judge(options, site)
  const inspection = new Inspection(client)
  const missing = await inspection.inspect(probeOfNothing(site, judge))
  // The first address tells whether there is a site at all.
  const [first] = inspection.unreachable
  if (first && missing.length === 0) throw new UnreachableError(first.reason)
  const probes = [
    ...probesOfSite(site, judge, options.headers),
    ...probesOfHeldBack(site, options.heldBack),
    ...probesOfWithdrawn(site, options.heldBack, [...new Set(options.withdrawn)]),
  ]
  const found = await pMap(probes, (probe) => inspection.inspect(probe), { concurrency: options.concurrency })
  const pages = site.files.filter(({ isPage }) => isPage).length
  return {
    pages,
    files: site.files.length - pages,
    findings: [...missing, ...withoutRepeated(found.flat())],
    unreachable: inspection.unreachable,
    repeated: client.repeated,
    hasGivenUp: inspection.hasGivenUp,
  }
}

/**
 * Compares a live site with a published folder, address by address and as each visitor: status, bytes and headers, what
 * must not be there yet or any more, and what is answered where there is nothing.
 * @throws UnreachableError if the site cannot be reached at all
 * @throws PlainError if there is no published folder
 */
export async function verifySite(options: VerifyOptions): Promise<Verification> {
  const client = new SiteClient(options.url, options.patience)
  try {
    return await compare(options, client)
  } finally {
    client.close()
  }
}
