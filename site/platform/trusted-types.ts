/** The used part of Trusted Types, which TypeScript's lib does not have yet. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: Record<string, (text: string) => string | null>,
  ) => Record<string, (text: string) => string>
}

/** Returns the browser's Trusted Types, if it supports them (Chromium since 83, Safari since 26). */
function readTrustedTypes(source: object): TrustedTypes | undefined {
  return (Reflect.get(source, 'trustedTypes') ?? undefined) as TrustedTypes | undefined
}

/**
 * Creates the default policy of pages with islands: it allows emptying elements, and rejects any other HTML, script or
 * script URL. Returning null makes the browser refuse.
 */
export function createStrictPolicy(source: object): void {
  readTrustedTypes(source)?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? markup : null),
    createScriptURL: () => null,
    createScript: () => null,
  })
}
