/**
 * Path below which the site is published, such as `/campaigns`; usually empty, at the root of a host (docs/hosting.md).
 */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/**
 * Returns a URL for a page: a path of this site, which starts with `/` in content, is prefixed with the base path; any
 * other URL is unchanged.
 */
export function siteUrl(url: string): string {
  return /^\/(?!\/)/.test(url) ? basePath + url : url
}
