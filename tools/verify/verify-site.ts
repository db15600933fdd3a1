import pMap from 'p-map'

import { PlainError } from '../shared/plain-error.ts'
import type { HeaderProfile } from './expected-headers.ts'
import { readExpectedSite, type ExpectedSite } from './expected-site.ts'
import { visitors, type Answer, type Visitor } from './fetch-address.ts'
import { judgeAnswer, limitFor, showsSomething } from './judge-answer.ts'
import { createFinding, type Finding, type Verification } from './report.ts'
import { createSiteClient, type Patience } from './site-client.ts'

export type VerifyOptions = {
  /** The live site without a slash at its end, with the path below which it lies. */
  url: string
  /** The folder with what it has to answer. */
  published: string
  /** Addresses of what is scheduled, which must not answer yet. */
  scheduled: readonly string[]
  headers: HeaderProfile
  patience: Patience
  /** How many requests are under way at once. */
  concurrency: number
}

/** One address to request, the most bytes to read of it, and what an answer says against it. */
type Probe = { address: string; limit: number; judge: (answer: Answer) => Finding[] }

/** So many addresses that are unreachable or break off mean that the rest need not be requested. */
const maxTroubles = 10

/** The addresses that have to answer, each with its file, and those that must not yet. */
function listProbes({ files, notFound }: ExpectedSite, { headers, scheduled }: VerifyOptions): Probe[] {
  const present = files.flatMap((expected) => {
    // A host without settings of ours redirects the other forms of a page's address.
    const addresses = headers === 'full' ? expected.addresses : expected.addresses.slice(0, 1)
    const limit = limitFor(expected.size)
    return addresses.map((address): Probe => {
      return { address, limit, judge: (answer) => judgeAnswer(address, expected, answer, headers) }
    })
  })
  const absent = scheduled.map((address): Probe => {
    const early = createFinding('too-early', address, 'shows what is scheduled for later')
    return {
      address,
      limit: limitFor(notFound.size),
      judge: (answer) => (showsSomething(answer, notFound) ? [early] : []),
    }
  })
  return [...present, ...absent]
}

type Seen = { visitor: Visitor; findings: readonly Finding[] }

/** What visitors saw at one address, each thing once: with who saw it, unless all who were answered did. */
function joinVisitors(seen: readonly Seen[]): Finding[] {
  const all = new Map(
    seen.flatMap(({ findings }) => findings.map((found) => [`${found.kind} ${found.message}`, found])),
  )
  return [...all.values()].map((found) => {
    const by = seen.filter(({ findings }) => findings.some(({ message }) => message === found.message))
    if (by.length === seen.length) return found
    return { ...found, message: `${found.message} (to ${by.map(({ visitor }) => visitor.name).join(' and ')})` }
  })
}

/**
 * Compares a live site with a published folder, address by address and as each visitor: status, bytes and headers, what
 * must not be there, and what is answered where there is nothing. Follows no redirect and no link.
 * @throws PlainError if the site cannot be reached at all, or there is no published folder
 */
export async function verifySite(options: VerifyOptions): Promise<Verification> {
  const site = await readExpectedSite(options.published)
  const client = createSiteClient(options.url, options.patience)
  const run = { troubles: 0, isAborted: false }
  const inspect = async ({ address, limit, judge }: Probe): Promise<Finding[]> => {
    const seen: Seen[] = []
    for (const visitor of visitors) {
      run.isAborted ||= client.isOver() || run.troubles >= maxTroubles
      if (run.isAborted) break
      const answer = await client.ask(address, visitor, limit)
      if ('status' in answer) seen.push({ visitor, findings: judge(answer) })
      // What was under way when time was over might have been answered.
      else if (!client.isOver())
        seen.push({ visitor, findings: [createFinding('unreachable', address, answer.reason)] })
      if ('status' in answer && answer.body !== 'broken') continue
      // Of such an address no further form is requested.
      run.troubles += 1
      break
    }
    return joinVisitors(seen)
  }
  const { files, notFound } = site
  const [address = ''] = notFound.addresses
  // The first address tells whether there is a site at all.
  const judge = (answer: Answer) => judgeAnswer(address, notFound, answer, options.headers)
  const first = await inspect({ address, limit: limitFor(notFound.size), judge })
  const unreachable = first.find(({ kind }) => kind === 'unreachable')
  if (unreachable) throw new PlainError(`The site could not be reached: ${unreachable.message}`)
  const others = await pMap(listProbes(site, options), inspect, { concurrency: options.concurrency })
  const rest = run.isAborted ? [createFinding('unreachable', '/', 'the rest was not asked for')] : []
  return { files: files.length, findings: [...first, ...others.flat(), ...rest], repeated: client.repeated }
}
