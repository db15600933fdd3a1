/** The part of Trusted Types that is used here; TypeScript's lib does not have it yet. */
export type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: Record<string, (text: string) => string | null>,
  ) => Record<string, (text: string) => string>
}

/** The browser's Trusted Types, where it has them (Chromium since 83, Safari since 26). */
export function readTrustedTypes(source: object): TrustedTypes | undefined {
  return (Reflect.get(source, 'trustedTypes') ?? undefined) as TrustedTypes | undefined
}

/** What React assigns to `innerHTML` to create a script element. Nothing in it can run. */
const emptyScript = '<script></script>'

/** `site` is the origin and path of the site; `inline` are the texts of the page's own inline scripts. */
type OwnScripts = { site: string; inline: readonly string[] }

/**
 * The default policy for HTML, scripts and script URLs on pages with Next's runtime: only scripts of this site's own
 * build are allowed. Returning null makes the browser refuse.
 *
 * Where the page was changed before hydration, React re-creates it and writes the inline scripts once more. They do not
 * run twice: React creates script elements in a way that never executes them.
 */
export function trustOwnScripts(source: object, { site, inline }: OwnScripts): void {
  readTrustedTypes(source)?.createPolicy('default', {
    createScriptURL: (address) => (isOwnChunk(address, site) ? address : null),
    createHTML: (markup) => (markup === emptyScript || inline.includes(markup) ? markup : null),
    createScript: () => null,
  })
}

/** Whether a URL, relative or absolute, is a script of the build of the site at the given origin and path. */
export function isOwnChunk(address: string, site: string): boolean {
  try {
    const { origin, pathname } = new URL(address, site)
    return `${origin}${pathname}`.startsWith(`${site}/_next/static/`) && pathname.endsWith('.js')
  } catch {
    return false
  }
}
