/** The part of Trusted Types that is used here; TypeScript's own library does not have it yet. */
export type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: Record<string, (text: string) => string | null>,
  ) => Record<string, (text: string) => string>
}

/** Trusted Types of a browser that has them (Chromium since 83, Safari since 26). */
export function readTrustedTypes(source: object): TrustedTypes | undefined {
  return (Reflect.get(source, 'trustedTypes') ?? undefined) as TrustedTypes | undefined
}

/** What React writes to get an empty script element: nothing that could run. */
const emptyScript = '<script></script>'

/** The site at its origin and path, and the texts of the inline scripts that each page brings itself. */
type OwnScripts = { site: string; inline: readonly string[] }

/**
 * The one policy for what is put into script, markup and addresses of scripts on a page with Next's runtime: scripts of
 * this site's own build, nothing else. Null makes the browser refuse.
 *
 * Where the page was changed before React took it over, React builds it anew and writes the inline scripts once more.
 * They do not run a second time: React makes script elements in a way that never runs them.
 */
export function trustOwnScripts(source: object, { site, inline }: OwnScripts): void {
  readTrustedTypes(source)?.createPolicy('default', {
    createScriptURL: (address) => (isOwnChunk(address, site) ? address : null),
    createHTML: (markup) => (markup === emptyScript || inline.includes(markup) ? markup : null),
    createScript: () => null,
  })
}

/** True for the address of a script of the build, relative or whole, on the site at the given origin and path. */
export function isOwnChunk(address: string, site: string): boolean {
  try {
    const { origin, pathname } = new URL(address, site)
    return `${origin}${pathname}`.startsWith(`${site}/_next/static/`) && pathname.endsWith('.js')
  } catch {
    return false
  }
}
