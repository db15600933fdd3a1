import pMap from 'p-map'

import { documentsPath } from '../content-layer/documents.ts'
import { readExpectedSite } from './expected-site.ts'
import { fetchAddress, UnreachableError, type Answer, type Patience } from './fetch-address.ts'
import type { Finding, Unreachable, Verification } from './findings.ts'
import { Judge, type JudgeOptions } from './judge.ts'
import { pagesInIndex, probesOfHeldBack, probesOfSite, probesOfWithdrawn, type Probe } from './probes.ts'

export type VerifyOptions = JudgeOptions & {
  /** Addresses that once were published, besides those that the site itself lists. */
  withdrawn: readonly string[]
  /** The live site without a slash at its end, with the path below which it lies. */
  url: string
  /** The folder with what it has to answer. */
  published: string
  patience: Patience
  /** How many requests are under way at once. */
  concurrency: number
}

/** So many unreachable addresses mean that the rest need not be asked for. */
const mostUnreachable = 10

/** An address that no site has. */
const nowhere = '/jp/card/no-such-page/'

/** Without what the other forms of a page's address say as well. */
function withoutRepeated(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ kind, address, message }: Finding) => `${kind} ${address} ${message}`
  const known = new Set(findings.map(keyOf))
  return findings.filter((found) => {
    const usual = `${found.address.replace(/\/(?:index\.html)?$/, '')}/`
    return usual === found.address || !known.has(keyOf({ ...found, address: usual }))
  })
}

/**
 * Compares a live site with a published folder, address by address: status, bytes and headers, what must not be there
 * yet or any more, and what is answered where there is nothing.
 * @throws UnreachableError if the site cannot be reached at all
 * @throws PlainError if there is no published folder
 */
export async function verifySite(options: VerifyOptions): Promise<Verification> {
  const { url, published, heldBack, withdrawn, patience, concurrency, headers } = options
  const site = await readExpectedSite(published)
  const judge = new Judge(options, site)
  const ask = (address: string) => fetchAddress(url + encodeURI(address), patience)
  const unreachable: Unreachable[] = []
  const tryToAsk = async (address: string): Promise<Answer | undefined> => {
    if (unreachable.length >= mostUnreachable) return undefined
    try {
      return await ask(address)
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error
      unreachable.push({ address, reason: error.message })
      return undefined
    }
  }
  // The first request tells whether there is a site at all.
  const missing = judge
    .file(nowhere, site.notFound, await ask(nowhere), 404)
    .map((found) => ({ ...found, message: `${found.message} (as the page for what is not there)` }))
  const listed = pagesInIndex((await tryToAsk(`/${documentsPath}/index.json`))?.body)
  const probes = [
    ...probesOfSite(site, judge, headers),
    ...probesOfHeldBack(site, heldBack),
    ...probesOfWithdrawn(site, heldBack, [...new Set([...listed, ...withdrawn])]),
  ]
  const run = async ({ address, judge }: Probe) => {
    const answer = await tryToAsk(address)
    return answer ? judge(answer) : []
  }
  const found = (await pMap(probes, run, { concurrency })).flat()
  const pages = site.files.filter(({ isPage }) => isPage).length
  return {
    pages,
    files: site.files.length - pages,
    findings: [...missing, ...withoutRepeated(found)],
    unreachable,
    hasGivenUp: unreachable.length >= mostUnreachable,
  }
}
