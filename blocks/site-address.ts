/**
 * The path below which the site is published, such as `/campaigns`; empty at the root of a host, where most are
 * (docs/hosting.md).
 */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/**
 * What a page writes for an address: one of this site, which content begins with `/`, gets the path of the site in
 * front; all others stay.
 */
export function siteAddress(address: string): string {
  return /^\/(?!\/)/.test(address) ? basePath + address : address
}
