/**
 * The path below which the site is published, such as `/campaigns`; empty at the root of a host, the common case
 * (docs/hosting.md).
 */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/**
 * The address as written into a page: one of this site, which starts with `/` in content, is prefixed with the base
 * path; any other is unchanged.
 */
export function siteUrl(url: string): string {
  return /^\/(?!\/)/.test(url) ? basePath + url : url
}
