import { mayPrefetch, readConnection } from '../platform/prefetch.ts'
import { readTrustedTypes } from '../platform/trusted-types.ts'

/**
 * Which pages the browser may fetch ahead: those that a link on this page leads to, once a person seems about to follow
 * it. The text is the same on every page, because the page's policy names its hash.
 */
export const speculationRules = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })

/**
 * Lets the browser fetch ahead where the connection allows it: Chromium itself does not ask that (specification §2).
 */
export function addSpeculationRules(): void {
  const isKnown = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')
  if (!isKnown || !mayPrefetch(readConnection(navigator))) return
  const script = document.createElement('script')
  script.type = 'speculationrules'
  const policy = readTrustedTypes(globalThis)?.createPolicy('speculation-rules', {
    createScript: () => speculationRules,
  })
  script.text = policy?.['createScript']?.('') ?? speculationRules
  document.head.append(script)
}
