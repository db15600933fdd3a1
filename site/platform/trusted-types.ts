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

/**
 * The default policy of pages with islands: it empties elements, and nothing else becomes HTML, a script or a script
 * URL. Returning null makes the browser refuse.
 */
export function trustNothing(source: object): void {
  readTrustedTypes(source)?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? markup : null),
    createScriptURL: () => null,
    createScript: () => null,
  })
}
