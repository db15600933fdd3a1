import path from 'node:path'

import { readContentCached } from '../content/check-content.ts'
import { listHeldBack } from '#content-layer/publication/list-held-back.ts'
import { PlainError } from '../shared/plain-error.ts'
import { headerProfiles, type HeaderProfile } from '../verify/expected-headers.ts'
import { exitCodeOf, formatVerification } from '../verify/findings.ts'
import { UnreachableError, usualPatience } from '../verify/site-client.ts'
import { verifySite } from '../verify/verify-site.ts'
import { listWithdrawn } from '../verify/withdrawn-pages.ts'
import { buildSiteIfChanged, isSiteBuilt } from './build-site.ts'
import { commandTime, readInstant } from '../shared/command-time.ts'
import { parseOptions } from './parse-options.ts'
import { cacheFolder } from './root.ts'
import { checkSettings, readSetting } from '../shared/settings.ts'
import { readSiteLocation, type SiteLocation } from '../shared/site-location.ts'
import { production, type Target } from './targets.ts'

const usage = `npm run verify -- --url <site> compares a live site with what this checkout would publish now.
  --url <site>        the site, with the path below which it lies: https://example.jp or https://example.jp/campaigns
  --at <time>         as of another time than now, such as 2023-04-10T10:00+09:00
  --headers <which>   full (as nginx sends them), shared (as hosts with _headers do) or none (only types);
                      by default full, and none below a path
  --json              for other programs; the site has to be built already
SITE_URL has to be as it was for the build, unless the site lies below the path of --url.
Exit codes: 0 if all is as it should be, 1 if something is not, 2 if that could not be found out.`

const options = {
  help: { type: 'boolean' },
  url: { type: 'string' },
  at: { type: 'string' },
  headers: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** How many requests are under way at once: few enough for a small host. */
const concurrency = 8

/** What ends with 2: nothing was found out. */
const unknown = 2

/** The site's URL without a slash at its end, and its path. */
function readUrl(written: string | undefined): { url: string; basePath: string } {
  const parsed = written !== undefined && URL.canParse(written) ? new URL(written) : undefined
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search !== '' || parsed.hash !== '')
    throw new PlainError(`${usage}\n--url has to be the address of a site, such as https://example.jp`)
  const basePath = parsed.pathname.replace(/\/$/, '')
  return { url: parsed.origin + basePath, basePath }
}

/** Where the build for this site is published. */
function locationOf(url: string, basePath: string): SiteLocation | undefined {
  const location = readSetting('SITE_URL') ?? (basePath === '' ? undefined : readSiteLocation(url))
  if ((location?.basePath ?? '') === basePath) return location
  throw new PlainError(
    `The site at ${url} lies below "${basePath}", but SITE_URL names ${location?.siteUrl ?? 'nothing'}. Set SITE_URL as for the build of that site.`,
  )
}

function readProfile(written: string | undefined, basePath: string): HeaderProfile {
  const profile = headerProfiles.find((known) => known === (written ?? (basePath === '' ? 'full' : 'none')))
  if (!profile) throw new PlainError(`--headers has to be one of ${headerProfiles.join(', ')}, not "${written}".`)
  return profile
}

/** The target that holds what is to be published at `now`. Only what is to be published today may lie in `out/`. */
async function findTarget(location: SiteLocation | undefined, now: number, isToday: boolean): Promise<Target> {
  const target: Target = { ...production, location }
  if (isToday || (await isSiteBuilt(target, now))) return target
  return { ...target, name: 'verified', folder: path.join(cacheFolder, 'verified') }
}

async function verify(): Promise<void> {
  const asked = parseOptions(usage, options)
  if (asked.help) {
    console.log(usage)
    return
  }
  checkSettings(['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL', 'SOURCE_DATE_EPOCH'])
  const { url, basePath } = readUrl(asked.url)
  const now = asked.at === undefined ? commandTime() : readInstant('--at', asked.at)
  const headers = readProfile(asked.headers, basePath)
  const target = await findTarget(locationOf(url, basePath), now, asked.at === undefined)
  if (asked.json && !(await isSiteBuilt(target, now)))
    throw new PlainError('The site to compare with is not built. Run the same command once without --json.')
  if (!(await buildSiteIfChanged(target, now))) throw new PlainError('There is nothing to compare with.')
  const heldBack = listHeldBack(await readContentCached(undefined, undefined, now), now)
  const [published, withdrawn] = [target.folder, listWithdrawn(target.content.folder)]
  const result = await verifySite({
    url,
    published,
    heldBack,
    withdrawn,
    now,
    headers,
    patience: usualPatience,
    concurrency,
  })
  console.log(asked.json ? JSON.stringify({ url, ...result }, null, 2) : formatVerification(result))
  process.exitCode = exitCodeOf(result)
}

try {
  await verify()
} catch (error) {
  // A monitor must not take a bug for a finding.
  process.exitCode = unknown
  if (error instanceof UnreachableError) console.error(`The site could not be reached: ${error.message}`)
  else console.error(error instanceof PlainError ? error.message : error)
}
