import { isHostName } from '#schemas/links.ts'

/**
 * Publication location of a build: the full URL without a trailing slash, and its path, which is empty at the root of a
 * host.
 */
export type SiteLocation = { siteUrl: string; basePath: string }

/**
 * Parses the URL of a published build, such as `https://reviews.example.jp/spring`. Returns undefined if it is not an
 * https URL, has a query or fragment, or has a path that is not a valid folder path.
 */
export function readSiteLocation(address: string): SiteLocation | undefined {
  const match = /^(https:\/\/[a-z0-9.-]+(?::\d+)?)((?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)\/?$/.exec(address)
  if (!match || !URL.canParse(address) || !isHostName(new URL(address).hostname)) return undefined
  const [, origin = '', basePath = ''] = match
  return { siteUrl: origin + basePath, basePath }
}
