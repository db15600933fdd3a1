import { readContentCached } from '../content/read-content-cached.ts'
import { listScheduled } from '#content-layer/documents/publication-schedule.ts'
import { PlainError } from '../shared/plain-error.ts'
import { headerProfiles, type HeaderProfile } from '../verify/expected-headers.ts'
import { getExitCode, formatVerification } from '../verify/report.ts'
import { defaultTimeouts } from '../verify/site-client.ts'
import { verifySite } from '../verify/verify-site.ts'
import { buildSiteIfChanged } from './build-site.ts'
import { readCommandTime } from '../shared/settings/command-time.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'
import { readSetting } from '../shared/settings/settings.ts'
import { readSiteLocation, type SiteLocation } from '../shared/settings/site-location.ts'
import { production } from './targets.ts'

const usage = `npm run verify -- --url <site> compares a live site with what this checkout would publish now.
  --url <site>        the site, with its path: https://example.jp or https://example.jp/campaigns
  --headers <which>   full (all of ours, with the policy of each page) or none (only media types);
                      by default full at the root and none below a path
Exit codes: 0 if the site is correct, 1 if there are findings, 2 if it could not be verified.
It reads from the environment, SITE_URL as for the build of the site, unless --url has a path:`

/** Number of concurrent requests, small enough for a small host. */
const concurrency = 8

/** Exit status if the site could not be verified. */
const notVerified = 2

/** Parses the site's URL into the URL without a trailing slash and its path. */
function readUrl(written: string | undefined): { url: string; basePath: string } {
  const parsed = written !== undefined && URL.canParse(written) ? new URL(written) : undefined
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search !== '' || parsed.hash !== '')
    throw new PlainError(`${usage}\n--url has to be the URL of a site, such as https://example.jp`)
  const basePath = parsed.pathname.replace(/\/$/, '')
  return { url: parsed.origin + basePath, basePath }
}

/** Returns the location that the build of this site is published at. */
function parseLocation(url: string, basePath: string): SiteLocation | undefined {
  const location = readSetting('SITE_URL') ?? (basePath === '' ? undefined : readSiteLocation(url))
  if ((location?.basePath ?? '') === basePath) return location
  throw new PlainError(
    `The site at ${url} has the path "${basePath}", but SITE_URL names ${location?.siteUrl ?? 'nothing'}. Set SITE_URL as for the build of that site.`,
  )
}

function readProfile(written: string | undefined, basePath: string): HeaderProfile {
  const profile = headerProfiles.find((candidate) => candidate === (written ?? (basePath === '' ? 'full' : 'none')))
  if (!profile) throw new PlainError(`--headers has to be one of ${headerProfiles.join(', ')}, not "${written}".`)
  return profile
}

async function verify(): Promise<void> {
  const { values: args } = parseCommand({
    usage,
    options: { url: { type: 'string' }, headers: { type: 'string' } },
    settings: ['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL', 'SOURCE_DATE_EPOCH'],
  })
  const { url, basePath } = readUrl(args.url)
  const headers = readProfile(args.headers, basePath)
  const now = readCommandTime()
  const target = { ...production, location: parseLocation(url, basePath) }
  if (!(await buildSiteIfChanged(target, now))) throw new PlainError('There is nothing to compare with.')
  const scheduledPages = listScheduled(await readContentCached(undefined, now), now)
  const scheduled = scheduledPages.flatMap(({ urls }) => urls)
  const published = target.folder
  const result = await verifySite({ url, published, scheduled, headers, timeouts: defaultTimeouts, concurrency })
  console.log(formatVerification(result))
  process.exitCode = getExitCode(result)
}

try {
  await verify()
} catch (error) {
  // Distinguishes a bug from a finding, for monitors.
  process.exitCode = notVerified
  console.error(error instanceof PlainError ? error.message : error)
}
