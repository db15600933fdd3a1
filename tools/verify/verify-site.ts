import pMap from 'p-map'

import { PlainError } from '../shared/plain-error.ts'
import type { HeaderProfile } from './expected-headers.ts'
import { missingPath, readExpectedSite, type ExpectedFile, type ExpectedSite } from './expected-site.ts'
import { visitors, type FetchedResponse, type Visitor } from './fetch-url.ts'
import { checkResponse, getBodyLimit, showsSomething } from './check-response.ts'
import { createFinding, type Finding, type Verification } from './report.ts'
import { createSiteClient, type Timeouts } from './site-client.ts'

export type VerifyOptions = {
  /** URL of the live site without a trailing slash, including its path. */
  url: string
  /** Folder with the expected files. */
  published: string
  /** Paths of scheduled pages, which must not be published yet. */
  scheduled: readonly string[]
  headers: HeaderProfile
  timeouts: Timeouts
  concurrency: number
}

/** One path to request, the size in bytes of the expected response, and a check of the response. */
type Probe = { url: string; size: number; check: (response: FetchedResponse) => Finding[] }

/** Maximum number of unreachable or interrupted paths; after it the rest is not requested. */
const maxTroubles = 10

function createProbe(url: string, expected: ExpectedFile, headers: HeaderProfile): Probe {
  return { url, size: expected.size, check: (response) => checkResponse(url, expected, response, headers) }
}

/** Lists the paths that must respond, each with its file, and those that must not yet. */
function listProbes({ files, notFoundPage }: ExpectedSite, { headers, scheduled }: VerifyOptions): Probe[] {
  const present = files.flatMap((expected) => {
    // A host without our settings redirects the other forms of a page's path.
    const urls = headers === 'full' ? expected.urls : expected.urls.slice(0, 1)
    return urls.map((url) => createProbe(url, expected, headers))
  })
  const absent = scheduled.map((url): Probe => {
    const early = createFinding('too-early', url, 'shows what is scheduled for later')
    const check = (response: FetchedResponse) => (showsSomething(response, notFoundPage) ? [early] : [])
    return { url, size: notFoundPage.size, check }
  })
  return [...present, ...absent]
}

type Seen = { visitor: Visitor; findings: readonly Finding[] }

/** Merges the findings at a path, each with the visitors concerned, unless they are all who received a response. */
function joinVisitors(seen: readonly Seen[]): Finding[] {
  const merged = new Map(
    seen.flatMap(({ findings }) => findings.map((finding) => [`${finding.kind} ${finding.message}`, finding])),
  )
  return [...merged.values()].map((finding) => {
    const by = seen.filter(({ findings }) => findings.some(({ message }) => message === finding.message))
    if (by.length === seen.length) return finding
    return { ...finding, message: `${finding.message} (to ${by.map(({ visitor }) => visitor.name).join(' and ')})` }
  })
}

/** Returns a function that checks a path for all visitors, and one that tells whether it has given up. */
function createInspector(client: ReturnType<typeof createSiteClient>) {
  let [troubles, isAborted] = [0, false]
  async function inspect({ url, size, check }: Probe): Promise<Finding[]> {
    const seen: Seen[] = []
    for (const visitor of visitors) {
      isAborted ||= client.isOver() || troubles >= maxTroubles
      if (isAborted) break
      const response = await client.request(url, visitor, getBodyLimit(size))
      if ('status' in response) seen.push({ visitor, findings: check(response) })
      // A request that was pending when the time was over might have succeeded.
      else if (!client.isOver()) seen.push({ visitor, findings: [createFinding('unreachable', url, response.reason)] })
      if ('status' in response && response.body !== 'broken') continue
      // The path is not requested for further visitors.
      troubles += 1
      break
    }
    return joinVisitors(seen)
  }
  return { inspect, hasGivenUp: () => isAborted }
}

/**
 * Compares a live site with a published folder, for each path and visitor: status, bytes and headers, paths that must
 * not exist, and the response for a missing page. Follows no redirects and no links.
 * @throws PlainError if the site cannot be reached at all, or there is no published folder
 */
export async function verifySite(options: VerifyOptions): Promise<Verification> {
  const site = await readExpectedSite(options.published)
  const client = createSiteClient(options.url, options.timeouts)
  const { inspect, hasGivenUp } = createInspector(client)
  // The first path shows whether the site exists at all.
  const first = await inspect(createProbe(missingPath, site.notFoundPage, options.headers))
  const unreachable = first.find(({ kind }) => kind === 'unreachable')
  if (unreachable) throw new PlainError(`The site could not be reached: ${unreachable.message}`)
  const others = await pMap(listProbes(site, options), inspect, { concurrency: options.concurrency })
  const rest = hasGivenUp() ? [createFinding('unreachable', '/', 'the rest was not asked for')] : []
  return { files: site.files.length, findings: [...first, ...others.flat(), ...rest], repeated: client.repeated }
}
