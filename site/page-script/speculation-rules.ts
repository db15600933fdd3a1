import { mayPrefetch, readConnection } from '../platform/prefetch.ts'
import { readTrustedTypes } from '../platform/trusted-types.ts'

/**
 * Prefetches same-site links that the visitor seems about to follow. The text is the same on every page because the
 * page's policy contains its hash.
 */
export const speculationRules = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })

/** Adds the rules only where the connection allows it, which Chromium does not check by itself (specification §2). */
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
