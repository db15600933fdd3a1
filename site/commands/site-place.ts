/** Where a build is published: the whole address without a slash at its end, and the path in it, which is empty at the root of a host. */
export type SitePlace = { siteUrl: string; basePath: string }

/**
 * Reads where a build is published when that is not the place that `content/provider.yaml` names, such as
 * `https://reviews.example.jp/spring`. Undefined where nothing is set.
 * @throws Error where it is no https address, or has a path, query or fragment that no folder could have
 */
export function readSitePlace(setting: string | undefined): SitePlace | undefined {
  if (setting === undefined || setting === '') return undefined
  const match = /^(https:\/\/[a-z0-9.-]+(?::\d+)?)((?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)\/?$/.exec(setting)
  if (!match) throw new Error(`SITE_URL has to look like https://example.github.io/campaigns, not ${setting}`)
  const [, origin = '', basePath = ''] = match
  return { siteUrl: origin + basePath, basePath }
}
