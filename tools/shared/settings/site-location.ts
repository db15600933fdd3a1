import { isHostName } from '#schemas/links.ts'

/** Where a site is published: its URL without a trailing slash, and its path, empty at the root of a host. */
export type SiteLocation = { siteUrl: string; basePath: string }

/** Parses a URL such as `https://reviews.example.jp/spring`; undefined if it is no https URL of a folder. */
export function readSiteLocation(address: string): SiteLocation | undefined {
  const match = /^(https:\/\/[a-z0-9.-]+(?::\d+)?)((?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)\/?$/.exec(address)
  if (!match || !URL.canParse(address) || !isHostName(new URL(address).hostname)) return undefined
  const [, origin = '', basePath = ''] = match
  return { siteUrl: origin + basePath, basePath }
}
