/**
 * Where a build is published: the whole address without a slash at its end, and the path in it, which is empty at the
 * root of a host.
 */
export type SiteLocation = { siteUrl: string; basePath: string }

/**
 * Reads an address at which a build is published, such as `https://reviews.example.jp/spring`. Undefined where it is no
 * https
 * address, or has a path, query or fragment that no folder could have.
 */
export function readSiteLocation(address: string): SiteLocation | undefined {
  const match = /^(https:\/\/[a-z0-9.-]+(?::\d+)?)((?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)\/?$/.exec(address)
  if (!match) return undefined
  const [, origin = '', basePath = ''] = match
  return { siteUrl: origin + basePath, basePath }
}
